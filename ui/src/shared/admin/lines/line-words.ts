import { formatPrice } from "@/shared/lib/money";
import { sayQuantity } from "@/shared/quote/quote-words";
import type { DraftLine } from "./draft-line";

/** "Optional · Pick one of A · 9 % tax": what of a line is not as usual; blank for a plain one. */
export function sayExtras(
  { isOptional, choice, taxRate }: Partial<Pick<DraftLine, "isOptional" | "choice" | "taxRate">>,
  [usual]: string[],
): string {
  const isTaxedOtherwise = taxRate && usual !== undefined && Number(taxRate) !== Number(usual);
  return [
    isOptional && "Optional",
    choice && `Pick one of ${choice}`,
    isTaxedOtherwise && `${Number(taxRate)} % tax`,
  ]
    .filter(Boolean)
    .join(" · ");
}

/** "1.5 h × €60.00", also of one piece. */
export function sayEach({
  kind,
  quantity,
  unitPrice,
}: Pick<DraftLine, "kind" | "quantity" | "unitPrice">): string {
  return `${sayQuantity(quantity)}${kind === "labour" ? " h" : ""} × ${formatPrice(unitPrice)}`;
}
