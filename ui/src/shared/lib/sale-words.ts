import { formatPrice } from "./money";

/** A sale that runs: the lowest price of the 30 days before it, and the reduction in per cent of that. */
export interface Reduction {
  priorPrice: string;
  percent: number;
}

/** Return "Was €49.00 (−20%)". */
export function sayPrior({ priorPrice, percent }: Reduction): string {
  return `Was ${formatPrice(priorPrice)}${percent > 0 ? ` (−${percent}%)` : ""}`;
}

/** Return the same with what the prior price is. */
export function explainPrior(sale: Reduction): string {
  return `${sayPrior(sale)}, the lowest price in the 30 days before the sale`;
}
