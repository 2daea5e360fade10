import { formatCents } from "@/shared/lib/money";
import type { SettingsForm } from "../form/settings-form";

const EXAMPLE_CENTS = 10_000;
const RATE = /^\d{1,3}([.,]\d{1,2})?$/;

/** Return a customer's total for goods of €100.00: "€100.00 + 10% tax = €110.00". */
export function taxExample(mode: SettingsForm["taxMode"], rate: string): string {
  const price = formatCents(EXAMPLE_CENTS);
  if (mode === "none") return `For goods of ${price} a customer pays ${price}. No tax is shown.`;
  const percent = readRate(rate);
  if (percent === undefined) return "Enter a rate such as 23 or 13.5.";
  if (mode === "included") {
    const contained = Math.round((EXAMPLE_CENTS * percent) / (100 + percent));
    return `For goods of ${price} a customer pays ${price}, of which VAT ${percent} %: ${formatCents(contained)}.`;
  }
  const added = Math.round((EXAMPLE_CENTS * percent) / 100);
  return `${price} + ${percent}% tax (${formatCents(added)}) = ${formatCents(EXAMPLE_CENTS + added)}`;
}

function readRate(typed: string): number | undefined {
  const text = typed.trim();
  const percent = RATE.test(text) ? Number(text.replace(",", ".")) : undefined;
  return percent !== undefined && percent <= 100 ? percent : undefined;
}
