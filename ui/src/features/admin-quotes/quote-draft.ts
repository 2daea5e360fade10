import { type DraftLine, toDraftLine, toLine } from "@/shared/admin/lines/draft-line";
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
  lines: DraftLine[];
}

export function toDraft(quote: AdminQuote, rates: string[]): QuoteDraft {
  return {
    carId: quote.carId ?? "",
    validUntil: quote.validUntil,
    intro: quote.intro,
    deposit: quote.deposit ?? "",
    lines: quote.lines.map((line) => toDraftLine(line, rates)),
  };
}

export function toChange({ carId, deposit, lines, ...draft }: QuoteDraft, updatedAt: string): QuoteChange {
  return { ...draft, carId: carId || null, deposit: deposit || null, lines: lines.map(toLine), updatedAt };
}
