import type { components } from "@/shared/api/schema";
import { formatPrice } from "@/shared/lib/money";

export type Transfer = components["schemas"]["TransferView"];

/** Return "Deposit of €50.00 to pay", for a job or a quote. */
export function sayDue(what: Transfer["what"], amount: string): string {
  if (what === "deposit") return `Deposit of ${formatPrice(amount)} to pay`;
  return `${formatPrice(amount)} to pay${what === "later" ? " when your car is ready" : ""}`;
}

/** Return "Please transfer it to this account, with “Job 17” as the reference." */
export function sayTransfer(reference: string, isOneOfSeveral: boolean): string {
  const way = isOneOfSeveral ? "Or transfer" : "Please transfer";
  return `${way} it to this account, with “${reference}” as the reference.`;
}
