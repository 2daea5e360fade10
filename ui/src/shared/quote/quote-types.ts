import type { components } from "@/shared/api/schema";

/** A quote as its customer sees it. */
export type CustomerQuote = components["schemas"]["QuoteView"];
export type QuoteLine = CustomerQuote["lines"][number];
export type QuoteTotals = components["schemas"]["QuoteChoiceView"];
export type QuoteStatus = CustomerQuote["status"];
