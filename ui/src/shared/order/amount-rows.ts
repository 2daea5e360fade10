import type { DeliveryMethod, Discount, RateTax, TaxMode } from "@/shared/api/types";
import { formatPrice, toCents } from "@/shared/lib/money";

/** The server's sums for goods. `deliveryMethod` is null where there was no choice. */
export interface Amounts {
  subtotal: string;
  deliveryMethod: DeliveryMethod | null;
  delivery: string;
  tax: string;
  total: string;
  taxMode: TaxMode;
  taxRate: string;
  taxes: RateTax[];
  /** The code that was given, and what it takes off. */
  discount?: Discount | null;
}

export interface AmountRow {
  name: string;
  text: string;
}

/** Return the rows above the total and those below it, in the order and the words of the mails. */
export function amountRows(amounts: Amounts): { above: AmountRow[]; below: AmountRow[] } {
  const { subtotal, taxMode } = amounts;
  const above = [
    { name: "Subtotal", text: formatPrice(subtotal) },
    ...deliveryRows(amounts),
    ...discountRows(amounts),
  ];
  if (taxMode === "none") return { above, below: [] };
  const taxRows = rateRows(amounts);
  return taxMode === "included" ? { above, below: taxRows } : { above: [...above, ...taxRows], below: [] };
}

/** Return "Free" or the price. */
export function deliveryPrice(delivery: string): string {
  return toCents(delivery) === 0 ? "Free" : formatPrice(delivery);
}

function deliveryRows({ deliveryMethod, delivery }: Amounts): AmountRow[] {
  if (deliveryMethod === null) return [];
  const name = deliveryMethod === "collection" ? "Collection" : "Delivery";
  return [{ name, text: deliveryPrice(delivery) }];
}

function discountRows({ discount }: Amounts): AmountRow[] {
  if (!discount || toCents(discount.amount) === 0) return [];
  return [{ name: `Discount (${discount.code})`, text: `\u2212${formatPrice(discount.amount)}` }];
}

/** Return a row for each rate. A sale that costs nothing has only the default rate. */
function rateRows({ tax, taxMode, taxRate, taxes }: Amounts): AmountRow[] {
  const rates = taxes.length ? taxes : [{ rate: taxRate, tax }];
  return rates.map((each) => ({ name: taxLabel(taxMode, each.rate), text: formatPrice(each.tax) }));
}

/**
 * Return "Tax (10%)", or for prices that contain it "of which VAT 23 %". The rate may read "10", "10.00" or
 * "13.5".
 */
export function taxLabel(mode: TaxMode, rate: string): string {
  return mode === "included" ? `of which VAT ${Number(rate)} %` : `Tax (${Number(rate)}%)`;
}
