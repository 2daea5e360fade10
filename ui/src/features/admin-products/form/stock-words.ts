import type { StockMove } from "@/shared/admin/types";
import { sayNumber } from "@/shared/lib/practice";

type Named = Pick<StockMove, "reason" | "change" | "orderNumber"> & { jobNumber?: number | null };

/** Return the reason of a change of stock: "Order 1001", "Changed by hand". */
export function describeReason({ reason, change, orderNumber, jobNumber }: Named): string {
  const job = jobNumber ? `job ${sayNumber(jobNumber)}` : "a job";
  const order = orderNumber ? `rder ${orderNumber}` : "rder";
  switch (reason) {
    case "order":
      return change > 0 ? `O${order}, corrected` : `O${order}`;
    case "cancel":
      return `O${order}, cancelled`;
    case "refund":
      return `Returned, o${order}`;
    case "import":
      return "Import";
    case "count":
      return "Counted";
    case "job":
      return change > 0 ? `Returned to stock from ${job}` : `Fitted in ${job}`;
    default:
      return "Changed by hand";
  }
}

/** Return "+12" or "−3". */
export function signed(change: number): string {
  return change > 0 ? `+${change}` : `−${-change}`;
}
