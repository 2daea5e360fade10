import { useSettings } from "@/shared/api/use-settings";
import { formatPrice } from "@/shared/lib/money";
import { taxLabel } from "./tax-label";

interface OrderAmountsProps {
  subtotal: string;
  tax: string;
  total: string;
}

/** Subtotal, tax and total as the server reckons them. */
export function OrderAmounts({ subtotal, tax, total }: OrderAmountsProps) {
  const { taxRate } = useSettings();
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-y-2 tabular">
      <dt className="text-muted">Subtotal</dt>
      <dd className="text-right">{formatPrice(subtotal)}</dd>
      <dt className="text-muted">{taxLabel(taxRate)}</dt>
      <dd className="text-right">{formatPrice(tax)}</dd>
      <dt className="mt-2 border-line border-t pt-4 font-semibold">Total</dt>
      <dd className="mt-2 border-line border-t pt-3 text-right font-display text-h3">{formatPrice(total)}</dd>
    </dl>
  );
}
