import type { CustomerOrder } from "@/shared/api/types";
import { formatCents, toCents } from "@/shared/lib/money";

type Settled = Pick<CustomerOrder, "status" | "total" | "paid" | "refunded">;

/** Describe an order for which nothing is owed, and name the money that the shop must not keep. */
export function describeSettled({ status, total, paid, refunded }: Settled): string {
  const held = toCents(paid) - toCents(refunded);
  const surplus = status === "cancelled" ? held : held - toCents(total);
  if (surplus > 0) return `${formatCents(surplus)} is to be paid back to you`;
  return held > 0 ? "Paid: nothing to pay" : "Nothing to pay";
}
