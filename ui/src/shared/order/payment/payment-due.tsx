import { useQuery } from "@tanstack/react-query";
import { apiKey, reading } from "@/shared/api/query-client";
import type { CustomerOrder } from "@/shared/api/types";
import { placeWord, useSettings } from "@/shared/api/use-settings";
import { formatPrice, toCents } from "@/shared/lib/money";
import { CardPayment } from "./card-payment";
import { PaymentSection } from "./payment-section";
import { PaymentsMade } from "./payments-made";
import { describeSettled } from "./settled-words";
import TransferAccount from "./transfer-account";

export type PaymentOf = Pick<
  CustomerOrder,
  | "id"
  | "orderNumber"
  | "status"
  | "deliveryMethod"
  | "paymentMethod"
  | "total"
  | "owed"
  | "paid"
  | "refunded"
  | "payments"
  | "bankAccount"
> & {
  /** It is undefined right after the checkout. */
  transfer?: CustomerOrder["transfer"];
  /** It is null right after the checkout where the card's page could not be opened. */
  url?: string | null;
};

/** Show the amount owed for an order, the way to pay it and the payments made. */
export default function PaymentDue({ order }: { order: PaymentOf }) {
  const owes = toCents(order.owed) > 0;
  const place = placeWord(useSettings());
  const byCard = order.paymentMethod === "card";
  return (
    <PaymentSection
      due={
        <>
          <p className="font-display text-h3 tabular">
            {owes ? `To pay: ${formatPrice(order.owed)}` : describeSettled(order)}
          </p>
          {owes && order.paymentMethod && !byCard && !order.bankAccount && (
            <p className="mt-1 text-muted">{howToPay(order, place)}</p>
          )}
        </>
      }
    >
      {byCard && <CardPayment orderId={order.id} owes={owes} isUnopened={order.url === null} />}
      {owes && order.bankAccount && <Account order={order} account={order.bankAccount} />}
      <PaymentsMade payments={order.payments} />
    </PaymentSection>
  );
}

/** Show the account to pay to. Right after the checkout its code has still to be read. */
function Account({ order, account }: { order: PaymentOf; account: NonNullable<PaymentOf["bankAccount"]> }) {
  const read = useQuery({
    ...reading(apiKey(`/api/orders/${order.id}`)),
    enabled: order.transfer === undefined,
  });
  const { code = null, reference = order.orderNumber } = order.transfer ?? read.data?.transfer ?? {};
  return <TransferAccount transfer={{ ...account, reference, code }} />;
}

function howToPay({ paymentMethod, deliveryMethod }: PaymentOf, place: string): string {
  if (paymentMethod === "transfer") return "Please ask us for our bank details.";
  return `Pay in our ${place}${deliveryMethod === "collection" ? " when you collect it" : ""}.`;
}
