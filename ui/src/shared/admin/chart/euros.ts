import { formatCents, toCents } from "@/shared/lib/money";

const CENTS = 100;

/** "1249.50" → 1249.5: a bar's height. */
export function toEuros(decimal: string): number {
  return toCents(decimal) / CENTS;
}

/** 1249.5 → "€1,249.50", 20 → "€20". */
export function formatEuros(euros: number): string {
  return formatCents(Math.round(euros * CENTS)).replace(/\.00$/, "");
}
