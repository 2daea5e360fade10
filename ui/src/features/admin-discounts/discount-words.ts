import type { DiscountRow } from "@/shared/admin/discounts/use-discounts";
import { workshopToday } from "@/shared/admin/workshop-day";
import { formatPrice } from "@/shared/lib/money";

const DAY = new Intl.DateTimeFormat("en-IE", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** Return "10 % off Seats", "€5.00 off" or "Free delivery". */
export function whatItGives({ kind, value, categoryId, category }: DiscountRow): string {
  if (kind === "free_delivery") return "Free delivery";
  const off = kind === "percent" ? `${value} % off` : `${formatPrice(value)} off`;
  return categoryId ? `${off} ${category ?? "a category that was deleted"}` : off;
}

/** Return the limits of a code: "from €50.00 of goods · until 31 March 2026 · 18 uses left". */
export function limitsOf(row: DiscountRow, today = workshopToday()): string {
  const { least, firstDay, lastDay, usesLeft } = row;
  const limits = [
    least && `from ${formatPrice(least)} of goods`,
    firstDay && `from ${sayDay(firstDay)}`,
    lastDay && `${lastDay < today ? "ended on" : "until"} ${sayDay(lastDay)}`,
    usesLeft !== null && `${usesLeft || "no"} ${usesLeft === 1 ? "use" : "uses"} left`,
  ];
  return limits.filter(Boolean).join(" \u00b7 ");
}

/** Return "3 uses, €15.00". */
export function usedSoFar({ uses, takenOff }: DiscountRow): string {
  if (uses === 0) return "Not used";
  return `${uses} ${uses === 1 ? "use" : "uses"}, ${formatPrice(takenOff)}`;
}

function sayDay(day: string): string {
  return DAY.format(new Date(day));
}

/** Signs that nobody confuses when a code is read out. */
const SIGNS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** Return a code of eight signs that cannot be guessed. */
export function makeUpCode(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => SIGNS[byte % SIGNS.length]).join("");
}
