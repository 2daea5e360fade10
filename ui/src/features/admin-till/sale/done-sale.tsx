import { formatPrice } from "@/shared/lib/money";
import { Button } from "@/shared/ui/button";
import { Link } from "@/shared/ui/link";
import type { Sold } from "../use-till";
import { Key } from "./key";

interface DoneSaleProps {
  sold: Sold;
  /** Asks whether to undo it; undefined where it cannot be undone. */
  onUndo: (() => void) | undefined;
  /** Prints the receipt again, where there is one. */
  onPrint: (() => void) | undefined;
}

/** Say that a sale is made and what goes back, until the next one begins. */
export function DoneSale({ sold, onUndo, onPrint }: DoneSaleProps) {
  const { order, change, receipt } = sold;
  const isCash = isCashSale(sold);
  return (
    <div role="status" className="grid gap-3">
      <p className="till-total">
        <span>{isCash ? "Change" : "Paid"}</span>
        <span className="tabular">{formatPrice(isCash ? change : order.total)}</span>
      </p>
      <p>
        {isCash && `${formatPrice(order.total)} paid. `}
        <Link to={`/admin/orders/${order.id}`} className="underline underline-offset-4">
          {`Sale ${order.orderNumber}`}
        </Link>
        {receipt && `, receipt ${receipt.number}`}
      </p>
      <div className="flex flex-wrap gap-3">
        {onPrint && (
          <Button size="small" onClick={onPrint}>
            Print again
          </Button>
        )}
        {onUndo && (
          <Button size="small" onClick={onUndo}>
            <Key name="F10" />
            Undo this sale…
          </Button>
        )}
      </div>
    </div>
  );
}

/** Return whether cash was given, so that change may go back. */
export function isCashSale({ order }: Sold): boolean {
  return order.payments.some(({ method }) => method === "cash");
}
