import { formatPrice } from "@/shared/lib/money";
import type { CustomerQuote, QuoteLine } from "./quote-types";

/** Return "2026-12-06" as "6 December 2026". */
export function sayDay(day: string): string {
  const words = { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat("en-GB", words).format(new Date(`${day}T12:00:00Z`));
}

/** Return "1.50" as "1.5", and "2.00" as "2". */
export function sayQuantity(quantity: string): string {
  return `${Number(quantity)}`;
}

/** Return "1.5 h × €60.00"; nothing for one piece, whose price is the line's. */
export function sayUnits({
  kind,
  quantity,
  unitPrice,
}: Pick<QuoteLine, "kind" | "quantity" | "unitPrice">): string {
  if (Number(quantity) === 1) return "";
  return `${sayQuantity(quantity)}${kind === "labour" ? " h" : ""} × ${formatPrice(unitPrice)}`;
}

/**
 * Say what the customer does next with a quote in its state, by the question below. Calling is named where
 * there is a number.
 */
export function sayNextStep({
  status,
  business,
}: {
  status: CustomerQuote["status"];
  business: { phone: string };
}): string {
  const ways = business.phone ? "Ask here or call" : "Ask here";
  if (status === "sent")
    return `Is something unclear, or would you like it done differently? ${ways}, and we will change the quote.`;
  if (status === "accepted") return `Would you like to change something? ${ways}.`;
  return `Would you like a new quote? ${ways}.`;
}
