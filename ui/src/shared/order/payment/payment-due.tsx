import type { CustomerOrder } from "@/shared/api/types";
import { formatCents, formatPrice, toCents } from "@/shared/lib/money";
import { CopyButton } from "@/shared/ui/controls/copy-button";
import { CardPayment } from "./card-payment";
import { groupIban } from "./group-iban";
import { PaymentsMade } from "./payments-made";

export type PaymentOf = Pick<
  CustomerOrder,
  | "id"
  | "orderNumber"
  | "status"
  | "deliveryMethod"
  | "paymentMethod"
  | "owed"
  | "paid"
  | "refunded"
  | "payments"
  | "bankAccount"
> & {
  /** Null right after the checkout where the card’s page could not be opened. */
  url?: string | null;
};

/** The amount owed for an order and the way to pay it, and the payments made. */
export default function PaymentDue({ order }: { order: PaymentOf }) {
  const owes = toCents(order.owed) > 0;
  const byCard = order.paymentMethod === "card";
  return (
    <section
      aria-labelledby="payment"
      className="flex flex-col gap-4 border-accent border-l-2 bg-surface p-5"
    >
      <div>
        <h2 id="payment" className="eyebrow mb-1 font-sans text-subtle">
          Payment
        </h2>
        <p className="font-display text-h3 tabular">
          {owes ? `${formatPrice(order.owed)} is owed` : standingOf(order)}
        </p>
        {owes && order.paymentMethod && !byCard && <p className="mt-1 text-muted">{howToPay(order)}</p>}
      </div>
      {byCard && <CardPayment orderId={order.id} owes={owes} isUnopened={order.url === null} />}
      {owes && order.bankAccount && <Account order={order} account={order.bankAccount} />}
      <PaymentsMade payments={order.payments} />
    </section>
  );
}

function Account({ order, account }: { order: PaymentOf; account: NonNullable<PaymentOf["bankAccount"]> }) {
  const rows = [
    { name: "IBAN", text: groupIban(account.iban), copied: account.iban },
    { name: "Account name", text: account.accountName, copied: account.accountName },
    { name: "Reference", text: order.orderNumber, copied: order.orderNumber },
  ];
  return (
    <dl className="flex flex-col gap-3">
      {rows.map(({ name, text, copied }) => (
        <div key={name} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4">
          <dt className="text-muted text-small">{name}</dt>
          <dd className="wrap-anywhere row-start-2 font-semibold tabular">{text}</dd>
          <dd className="screen-only col-start-2 row-span-2 row-start-1">
            <CopyButton text={copied} label={<CopyWords name={name} />} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function CopyWords({ name }: { name: string }) {
  return (
    <>
      Copy<span className="sr-only"> {name}</span>
    </>
  );
}

/** The standing of an order for which nothing is owed. */
function standingOf({ status, paid, refunded }: PaymentOf): string {
  const held = toCents(paid) - toCents(refunded);
  if (status !== "cancelled") return "Paid: nothing is owed";
  return held > 0 ? `${formatCents(held)} is to be paid back to you` : "Nothing is owed";
}

function howToPay({ paymentMethod, deliveryMethod, bankAccount }: PaymentOf): string {
  if (paymentMethod !== "transfer") {
    return deliveryMethod === "collection"
      ? "Pay in our workshop when you collect it."
      : "Pay in our workshop.";
  }
  if (!bankAccount) return "Please ask us for the account to transfer it to.";
  return "Please transfer it to this account, with your order number as the reference.";
}
