import { formatCents, toCents } from "@/shared/lib/money";

const CENTS = 100;

/** Return "1249.50" as 1249.5, the height of a bar. */
export function toEuros(decimal: string): number {
  return toCents(decimal) / CENTS;
}

/** Return 1249.5 as "€1,249.50", and 20 as "€20". */
export function formatEuros(euros: number): string {
  return formatCents(Math.round(euros * CENTS)).replace(/\.00$/, "");
}
