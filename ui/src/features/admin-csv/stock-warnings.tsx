import { countOf } from "@/shared/admin/count-of";
import { Checkbox } from "@/shared/ui/checkbox";
import { FaultTable } from "./fault-table";
import type { Fault } from "./outcome";

interface StockWarningsProps {
  warnings: Fault[];
  stock: boolean;
  busy: boolean;
  onStock: (stock: boolean) => void;
}

/** The lines whose stock is older than the shop's, and the tick that takes it all the same. */
export function StockWarnings({ warnings, stock, busy, onStock }: StockWarningsProps) {
  return (
    <div className="flex flex-col gap-2">
      <p role="status" className="text-warn">
        The stock of {countOf(warnings.length, "product")} moved after this file was exported.
        {stock ? " The file's numbers replace it." : " It is left as it is in the shop."}
      </p>
      <Checkbox
        label="Take the stock from the file all the same"
        checked={stock}
        disabled={busy}
        onChange={({ target }) => onStock(target.checked)}
      />
      <FaultTable faults={warnings} label="Stock that moved" heading="Stock" />
    </div>
  );
}
