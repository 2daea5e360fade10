/** Money is a decimal text on the wire and whole cents in every sum. */

const euro = new Intl.NumberFormat("en-IE", { style: "currency", currency: "EUR" });

/** "49.99" → 4999. Takes digits with at most two decimals, as the server writes them. */
export function toCents(decimal: string): number {
  const [whole = "0", fraction = ""] = decimal.split(".");
  const cents = Number(whole.replace("-", "")) * 100 + Number(fraction.padEnd(2, "0").slice(0, 2));
  return whole.startsWith("-") ? -cents : cents;
}

/** 124900 → "€1,249.00". */
export function formatCents(cents: number): string {
  return euro.format(cents / 100);
}

/** "1249.00" → "€1,249.00". */
export function formatPrice(decimal: string): string {
  return formatCents(toCents(decimal));
}
