import type { CustomerOrder } from "@/shared/api/types";
import { placeWord, useSettings } from "@/shared/api/use-settings";
import { formatPrice } from "@/shared/lib/money";
import { formatTime } from "@/shared/lib/time/format-time";

type Payment = CustomerOrder["payments"][number];

const BY: Record<Payment["method"], string> = {
  card_online: "by card",
  terminal: "by card in the {place}",
  cash: "in cash",
  transfer: "by transfer",
  other: "",
};

/** List the money that was paid and the money that was paid back, the oldest first. */
export function PaymentsMade({ payments }: { payments: Payment[] }) {
  const place = placeWord(useSettings());
  if (payments.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1.5 border-line border-t pt-4 tabular">
      {payments.map((payment) => (
        <li key={payment.createdAt} className="flex flex-wrap justify-between gap-x-4">
          <span>
            {payment.kind === "refund" ? "Paid back" : "Paid"} {BY[payment.method].replace("{place}", place)}
            <span className="block text-muted text-small">{formatTime(payment.createdAt)}</span>
          </span>
          <span>{formatPrice(payment.amount)}</span>
        </li>
      ))}
    </ul>
  );
}
