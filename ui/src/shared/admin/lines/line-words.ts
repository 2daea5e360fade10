import { formatPrice } from "@/shared/lib/money";
import { sayQuantity } from "@/shared/quote/quote-words";
import type { DraftLine } from "./draft-line";

/** The rates that lines have by themselves, and the shop's name for them. */
export interface UsualTax {
  word: "VAT" | "tax";
  part: string;
  /** The rate of hours and services. */
  work: string;
}

type Said = Pick<DraftLine, "kind"> & Partial<Pick<DraftLine, "isOptional" | "choice" | "taxRate">>;

/**
 * Return "Optional · Pick one of A · 9 % VAT", which is what a line has that is not usual; blank for a plain
 * one.
 */
export function sayExtras({ kind, isOptional, choice, taxRate }: Said, usual: UsualTax | undefined): string {
  const own = usual?.[kind === "part" ? "part" : "work"];
  const isTaxedOtherwise = taxRate && own !== undefined && Number(taxRate) !== Number(own);
  return [
    isOptional && "Optional",
    choice && `Pick one of ${choice}`,
    isTaxedOtherwise && `${Number(taxRate)} % ${usual?.word}`,
  ]
    .filter(Boolean)
    .join(" · ");
}

/** Return "1.5 h × €60.00", also for one piece. */
export function sayEach({
  kind,
  quantity,
  unitPrice,
}: Pick<DraftLine, "kind" | "quantity" | "unitPrice">): string {
  return `${sayQuantity(quantity)}${kind === "labour" ? " h" : ""} × ${formatPrice(unitPrice)}`;
}
