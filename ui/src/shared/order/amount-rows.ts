import type { DeliveryMethod, TaxMode } from "@/shared/api/types";
import { formatPrice, toCents } from "@/shared/lib/money";

/** The server's sums for goods. `deliveryMethod` is null where there was nothing to choose. */
export interface Amounts {
  subtotal: string;
  deliveryMethod: DeliveryMethod | null;
  delivery: string;
  tax: string;
  total: string;
  taxMode: TaxMode;
  taxRate: string;
}

export interface AmountRow {
  name: string;
  text: string;
}

/** The rows over the total and those under it, in the order and the words of the mails. */
export function amountRows(amounts: Amounts): { above: AmountRow[]; below: AmountRow[] } {
  const { subtotal, tax, taxMode, taxRate } = amounts;
  const above = [{ name: "Subtotal", text: formatPrice(subtotal) }, ...deliveryRows(amounts)];
  if (taxMode === "none") return { above, below: [] };
  const taxRow = { name: taxLabel(taxMode, taxRate), text: formatPrice(tax) };
  return taxMode === "included" ? { above, below: [taxRow] } : { above: [...above, taxRow], below: [] };
}

/** "Free" or what it costs. */
export function deliveryPrice(delivery: string): string {
  return toCents(delivery) === 0 ? "Free" : formatPrice(delivery);
}

function deliveryRows({ deliveryMethod, delivery }: Amounts): AmountRow[] {
  if (deliveryMethod === null) return [];
  const name = deliveryMethod === "collection" ? "Collection" : "Delivery";
  return [{ name, text: deliveryPrice(delivery) }];
}

/** "Tax (10%)", or for prices that contain it "of which VAT 23 %"; the rate may read "10", "10.00" or "13.5". */
export function taxLabel(mode: TaxMode, rate: string): string {
  return mode === "included" ? `of which VAT ${Number(rate)} %` : `Tax (${Number(rate)}%)`;
}
