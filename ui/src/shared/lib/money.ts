/** Money is a decimal text on the wire and whole cents in every sum. */

/** "49.99" → 4999. Takes digits with at most two decimals, as the server writes them. */
export function toCents(decimal: string): number {
  const [whole = "0", fraction = ""] = decimal.split(".");
  const cents = Number(whole.replace("-", "")) * 100 + Number(fraction.padEnd(2, "0").slice(0, 2));
  return whole.startsWith("-") ? -cents : cents;
}

/** A place between two digits with groups of three after it. */
const THOUSANDS = /\B(?=(\d{3})+$)/g;

/** 124900 → "€1,249.00". By hand: a phone takes 60 ms to make the browser's own formatter. */
export function formatCents(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, "0");
  const euros = digits.slice(0, -2).replace(THOUSANDS, ",");
  return `${cents < 0 ? "-" : ""}€${euros}.${digits.slice(-2)}`;
}

/** "1249.00" → "€1,249.00". */
export function formatPrice(decimal: string): string {
  return formatCents(toCents(decimal));
}
