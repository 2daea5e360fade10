import type { ReactNode } from "react";
import { DayField } from "@/shared/admin/forms/day-field";
import { TimeText } from "@/shared/admin/time-text";
import { cx } from "@/shared/lib/cx";
import { formatPrice } from "@/shared/lib/money";
import { sayNumber } from "@/shared/lib/practice";
import { Badge } from "@/shared/ui/badge";
import { Link } from "@/shared/ui/link";
import { useDeliveryDay, type Withdrawal } from "./use-withdrawals";
import { WithdrawalActions } from "./withdrawal-actions";
import {
  isToPayBack,
  isUrgent,
  SHOWN_BY,
  STATUS_NAMES,
  sayAccepting,
  sayDaysLeft,
  sayGoods,
  sayLate,
  sayMadeToOrder,
  sayMismatch,
  sayOther,
} from "./withdrawal-words";

const TONES = { new: "accent", accepted: "warn", refused: "plain", done: "ok" } as const;

/** Show a statement with its order beside it, and what can be done with it. */
export function WithdrawalCard({ withdrawal }: { withdrawal: Withdrawal }) {
  const { reference, status, receivedAt, verifiedBy, note } = withdrawal;
  const title = `withdrawal-${reference}`;
  const left = sayDaysLeft(withdrawal);
  const late = sayLate(withdrawal);
  return (
    <li>
      <article aria-labelledby={title} className="rounded-card border border-line bg-surface p-4">
        <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <h2 id={title} className="headline text-h3">
            Withdrawal {sayNumber(reference)}
          </h2>
          <Badge tone={isToPayBack(withdrawal) ? "warn" : TONES[status]}>
            {isToPayBack(withdrawal) && status === "done" ? "To pay back" : STATUS_NAMES[status]}
          </Badge>
          {left && <strong className={cx(isUrgent(withdrawal) && "text-danger")}>{left}</strong>}
          <span className="text-muted md:ml-auto">
            <TimeText of={receivedAt} />
          </span>
        </div>
        <div className="grid gap-x-10 gap-y-5 md:grid-cols-2">
          <Statement withdrawal={withdrawal} />
          <TheOrder withdrawal={withdrawal} />
        </div>
        <p className={cx("mt-4", verifiedBy === "none" ? "text-warn" : "text-muted")}>
          {SHOWN_BY[verifiedBy]}
        </p>
        {[sayOther(withdrawal), sayMadeToOrder(withdrawal)].map(
          (warning) =>
            warning && (
              <p key={warning} className="mt-1 text-warn">
                {warning}
              </p>
            ),
        )}
        {late && <p className="mt-1 text-warn">{late}</p>}
        {withdrawal.settles && <p className="mt-1">{sayAccepting(withdrawal)}</p>}
        {note && <p className="mt-1 whitespace-pre-line">Note: {note}</p>}
        <WithdrawalActions withdrawal={withdrawal} />
      </article>
    </li>
  );
}

function Statement({ withdrawal }: { withdrawal: Withdrawal }) {
  const { name, email, orderText } = withdrawal;
  return (
    <dl className="grid grid-cols-[6rem_1fr] content-start gap-y-1 wrap-anywhere">
      <Detail name="Customer">{name}</Detail>
      <Detail name="E-mail">{email}</Detail>
      <Detail name="Named order">{orderText}</Detail>
      <Detail name="Goods">
        {sayGoods(withdrawal).map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </Detail>
    </dl>
  );
}

function TheOrder({ withdrawal }: { withdrawal: Withdrawal }) {
  const { orderId, orderNumber, orderText, refund, mismatch, status } = withdrawal;
  if (!orderId) {
    return (
      <p>
        No order was found by this number and e-mail address.{" "}
        <Link
          to={`/admin/orders?search=${encodeURIComponent(orderText)}`}
          className="underline underline-offset-4"
        >
          Look for it
        </Link>
      </p>
    );
  }
  return (
    <dl className="grid grid-cols-[6rem_1fr] content-start items-center gap-y-1">
      <Detail name="Order">
        <Link to={`/admin/orders/${orderId}`} className="font-semibold tabular underline underline-offset-4">
          {orderNumber}
        </Link>
      </Detail>
      <Detail name="Paid">{formatPrice(withdrawal.paid ?? "0.00")}</Detail>
      {status !== "refused" && (refund !== null || mismatch !== null) && (
        <Detail name={status === "done" && !withdrawal.isDue ? "Paid back" : "To pay back"}>
          {refund === null ? sayMismatch(withdrawal) : <strong>{formatPrice(refund)}</strong>}
        </Detail>
      )}
      <Detail name="Delivered">
        <Delivered orderId={orderId} withdrawal={withdrawal} />
      </Detail>
    </dl>
  );
}

/**
 * Edit the day of delivery, which is stored with the order. It is stored as noon, so that no time zone makes
 * another day of it.
 */
function Delivered({
  orderId,
  withdrawal: { deliveredAt, reference },
}: {
  orderId: string;
  withdrawal: Withdrawal;
}) {
  const { mutate } = useDeliveryDay(orderId);
  return (
    <DayField
      key={deliveredAt}
      label={`Delivered, withdrawal ${sayNumber(reference)}`}
      day={deliveredAt?.slice(0, 10) ?? ""}
      optional
      onChange={(day) => mutate(day ? `${day}T12:00:00Z` : null)}
    />
  );
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd>{children}</dd>
    </>
  );
}
