import { readDecimal } from "@/shared/admin/money/read-price";
import type { components } from "@/shared/api/schema";
import { formatCents } from "@/shared/lib/money";

export type Way = components["schemas"]["TillPaymentBody"]["method"];
type Payment = components["schemas"]["TillPaymentBody"];

export const WAYS: Way[] = ["cash", "terminal", "transfer"];

/** Nobody gives so many cents more than there is to pay: the amount was mistyped, or scanned. */
const MOST_CHANGE = 50_000;

/** The amounts as they are typed: the cash that was given, and the parts by card and transfer. */
export type Typed = Record<Way, string>;

export const NOTHING_TYPED: Typed = { cash: "", terminal: "", transfer: "" };

/** How a sale is paid, or the sentence that says why it is not. */
export interface Settled {
  payments: Payment[];
  given: string | null;
  /** The cents that go back. */
  change: number;
  problem?: string;
}

/**
 * Share a total among the ways of paying. The way that was chosen pays what the other two leave, and typed cash is
 * what was given: more than is paid in cash goes back.
 */
export function settlePayment(total: number, way: Way, typed: Typed): Settled {
  const amounts = readAll(typed);
  if (!amounts) return problem("Type amounts such as 12.50.");
  const { cash, terminal, transfer } = amounts;
  if (way === "cash") return settleCash(total, terminal ?? 0, transfer ?? 0, cash);
  const beside = (way === "terminal" ? transfer : terminal) ?? 0;
  const inCash = Math.min(cash ?? 0, Math.max(total - beside, 0));
  if (beside > total) return tooMuch(beside, total);
  const parts = { cash: inCash, terminal: 0, transfer: 0 };
  parts[way === "terminal" ? "transfer" : "terminal"] = beside;
  parts[way] = total - inCash - beside;
  return paid(parts, inCash ? cash : undefined);
}

function settleCash(total: number, terminal: number, transfer: number, given: number | undefined): Settled {
  const beside = terminal + transfer;
  if (beside > total) return tooMuch(beside, total);
  const cash = total - beside;
  if (given !== undefined && given < cash) {
    const [less, to] = [formatCents(cash - given), formatCents(cash)];
    return problem(`${formatCents(given)} is ${less} less than the ${to} to pay in cash.`);
  }
  return paid({ cash, terminal, transfer }, cash ? given : undefined);
}

function paid(parts: Record<Way, number>, given: number | undefined): Settled {
  const change = given === undefined ? 0 : given - parts.cash;
  if (change > MOST_CHANGE)
    return problem(`The change would be ${formatCents(change)}. Type the cash again.`);
  const payments = WAYS.filter((way) => parts[way] > 0);
  return {
    payments: payments.map((method) => ({ method, amount: (parts[method] / 100).toFixed(2) })),
    given: given === undefined ? null : (given / 100).toFixed(2),
    change,
  };
}

function tooMuch(beside: number, total: number): Settled {
  return problem(
    `${formatCents(beside)} is ${formatCents(beside - total)} more than the ${formatCents(total)} to pay.`,
  );
}

function problem(sentence: string): Settled {
  return { payments: [], given: null, change: 0, problem: sentence };
}

/** Return the cents of the typed amounts, undefined for a blank; undefined if one is none. */
function readAll(typed: Typed): Partial<Record<Way, number>> | undefined {
  const amounts: Partial<Record<Way, number>> = {};
  for (const way of WAYS) {
    const text = readDecimal(typed[way].replace("€", ""));
    if (text === "") continue;
    if (!/^\d{1,8}(\.\d{0,2})?$/.test(text)) return undefined;
    amounts[way] = Math.round(Number(text) * 100);
  }
  return amounts;
}
