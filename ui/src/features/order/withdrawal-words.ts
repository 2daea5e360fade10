import type { CustomerOrder } from "@/shared/api/types";
import { formatCents, formatPrice, toCents } from "@/shared/lib/money";
import { dateWriter } from "@/shared/lib/time/date-writer";
import { STATUS_WORDS } from "./order-steps";

export type WithdrawnOrder = Pick<
  CustomerOrder,
  "status" | "withdrawal" | "withdrawalFacts" | "paid" | "refunded" | "owed"
>;

const writeDay = dateWriter({ day: "numeric", month: "short", year: "numeric" });

interface Headline {
  title: string;
  meaning: string;
}

/** Return the headline of an order that its customer withdrew from, and what happens now. */
export function headlineOf(order: WithdrawnOrder): Headline {
  const { withdrawal, withdrawalFacts: facts, status } = order;
  const usual = STATUS_WORDS[status];
  if (!withdrawal || !facts) return usual;
  const on = writeDay(new Date(withdrawal.at));
  if (facts.items) {
    const parts = facts.items.map(({ name, quantity }) => `${quantity} × ${name}`).join(", ");
    const said = `You withdrew from part of this order on ${on}: ${parts}. ${PARTS[withdrawal.status](order)}`;
    return { title: usual.title, meaning: status === "cancelled" ? said : `${usual.meaning} ${said}` };
  }
  const said = `You withdrew from this contract on ${on}.`;
  if (withdrawal.status === "refused") {
    return { title: usual.title, meaning: `${usual.meaning} ${said} ${REFUSED}` };
  }
  const title = status === "cancelled" ? usual.title : TITLES[withdrawal.status];
  return { title, meaning: `${said} ${WHOLE[withdrawal.status](order)}` };
}

const TITLES = {
  new: "Withdrawal received",
  accepted: "Withdrawal accepted",
  done: "Withdrawal settled",
};
const REFUSED = "We did not accept it: our e-mail to you says why.";

type Say = (order: WithdrawnOrder) => string;

const WHOLE: Record<"new" | "accepted" | "done", Say> = {
  new: (order) =>
    `We will write to you about it. ${held(order) > 0 ? "" : "You do not have to pay anything."}`.trim(),
  accepted: sayAccepted,
  done: (order) => {
    const left = held(order);
    if (order.status === "cancelled" && left > 0)
      return `We will pay ${formatCents(left)} back to you${by(order)}.`;
    if (toCents(order.refunded) > 0) return `We have paid ${formatPrice(order.refunded)} back to you.`;
    return order.status === "cancelled"
      ? "Your order is cancelled, and there is nothing to pay."
      : "It is settled.";
  },
};

const PARTS: Record<"new" | "accepted" | "done" | "refused", Say> = {
  new: () => "We will write to you about it.",
  accepted: sayAccepted,
  done: ({ withdrawalFacts: facts }) => {
    const refund = facts?.refund ?? "0.00";
    return toCents(refund) > 0
      ? `We have paid ${formatPrice(refund)} back to you.`
      : "It is settled: there is nothing to pay for these parts.";
  },
  refused: () => REFUSED,
};

function sayAccepted(order: WithdrawnOrder): string {
  const refund = order.withdrawalFacts?.refund;
  const amount = refund ? formatPrice(refund) : "the price of the parts";
  return `We have accepted it and will pay ${amount} back to you${by(order)}. Please send the goods back by then, if you have them.${saySetOff(order)}`;
}

/** Relate the refund to the amount to pay, where the page shows both. */
function saySetOff({ withdrawalFacts: facts, owed }: WithdrawnOrder): string {
  if (!facts?.items || toCents(facts.refund ?? "0") === 0 || toCents(owed) === 0) return "";
  return ` What you paid can also stay with us for the parts that you keep: then we pay nothing back, and ${formatPrice(owed)} is left to pay.`;
}

function by({ withdrawalFacts: facts }: WithdrawnOrder): string {
  return facts?.payBackBy ? ` by ${writeDay(new Date(`${facts.payBackBy}T12:00:00`))}` : "";
}

function held({ paid, refunded }: WithdrawnOrder): number {
  return toCents(paid) - toCents(refunded);
}
