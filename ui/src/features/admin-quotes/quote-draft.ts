import type { useEditing } from "@/shared/admin/drafts/use-editing";
import { type DraftLine, toDraftLine, toLine } from "@/shared/admin/lines/draft-line";
import { readDecimal } from "@/shared/admin/money/read-price";
import type { components } from "@/shared/api/schema";

/** A quote with what its owner needs. */
export type AdminQuote = components["schemas"]["AdminQuoteView"];
export type QuoteChange = components["schemas"]["QuoteChange"];

/** The fields of a quote as they are typed. */
export interface QuoteDraft {
  carId: string;
  validUntil: string;
  intro: string;
  deposit: string;
  /** The deposit is a percentage of the total. */
  isPercent: boolean;
  lines: DraftLine[];
}

/** A quote with the draft of its change. */
export type QuoteEditing = ReturnType<typeof useEditing<AdminQuote, QuoteDraft>>;

export function toDraft(quote: AdminQuote, rates: string[]): QuoteDraft {
  return {
    carId: quote.carId ?? "",
    validUntil: quote.validUntil,
    intro: quote.intro,
    deposit: quote.depositPercent ? `${quote.depositPercent}` : (quote.deposit ?? ""),
    isPercent: quote.depositPercent !== null,
    lines: quote.lines.map((line) => toDraftLine(line, rates)),
  };
}

export function toChange(
  { carId, deposit, isPercent, lines, ...draft }: QuoteDraft,
  updatedAt: string,
): QuoteChange {
  return {
    ...draft,
    carId: carId || null,
    deposit: (!isPercent && deposit) || null,
    depositPercent: (isPercent && deposit.trim()) || null,
    lines: lines.map(toLine),
    updatedAt,
  };
}

/** Return "50.00", or "20" for "20%". */
export function readDeposit(typed: string): Pick<QuoteDraft, "deposit" | "isPercent"> {
  const deposit = readDecimal(typed.replace(/[€%]/g, ""));
  return { deposit, isPercent: typed.includes("%") && deposit !== "" };
}
