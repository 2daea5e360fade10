/** Money is a decimal text in calls and whole cents in every sum. */

/** Return "49.99" as 4999. It takes digits with at most two decimals, as the server writes them. */
export function toCents(decimal: string): number {
  const [whole = "0", fraction = ""] = decimal.split(".");
  const cents = Number(whole.replace("-", "")) * 100 + Number(fraction.padEnd(2, "0").slice(0, 2));
  return whole.startsWith("-") ? -cents : cents;
}

/** Match the place between two digits that groups of three follow. */
const THOUSANDS = /\B(?=(\d{3})+$)/g;

/**
 * Return 124900 as "€1,249.00". It is written by hand, because a phone takes 60 ms to make the browser's own
 * formatter.
 */
export function formatCents(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, "0");
  const euros = digits.slice(0, -2).replace(THOUSANDS, ",");
  return `${cents < 0 ? "−" : ""}€${euros}.${digits.slice(-2)}`;
}

/** Return "1249.00" as "€1,249.00". */
export function formatPrice(decimal: string): string {
  return formatCents(toCents(decimal));
}
