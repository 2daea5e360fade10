import { useSettings } from "@/shared/api/use-settings";
import { formatPrice } from "@/shared/lib/money";
import { taxLabel } from "./tax-label";

interface OrderAmountsProps {
  subtotal: string;
  tax: string;
  total: string;
}

const ROW = "flex items-baseline justify-between gap-4";

/** Subtotal, tax and total as the server reckons them. */
export function OrderAmounts({ subtotal, tax, total }: OrderAmountsProps) {
  const { taxRate } = useSettings();
  return (
    <dl className="flex flex-col gap-2 tabular">
      <div className={ROW}>
        <dt className="text-muted">Subtotal</dt>
        <dd>{formatPrice(subtotal)}</dd>
      </div>
      <div className={ROW}>
        <dt className="text-muted">{taxLabel(taxRate)}</dt>
        <dd>{formatPrice(tax)}</dd>
      </div>
      <div className={`${ROW} mt-2 border-line border-t pt-4`}>
        <dt className="font-semibold">Total</dt>
        <dd className="font-display text-h3">{formatPrice(total)}</dd>
      </div>
    </dl>
  );
}
