import { formatPrice, toCents } from "@/shared/lib/money";
import { sayNumber } from "@/shared/lib/practice";
import type { Withdrawal, WithdrawalStatus } from "./use-withdrawals";

export const STATUS_NAMES: Record<WithdrawalStatus, string> = {
  new: "New",
  accepted: "Accepted",
  refused: "Refused",
  done: "Done",
};

/** A customer may withdraw within so many days from getting the goods. */
const PERIOD = 14;
/** The money is urgent when only so many days are left. */
const URGENT = 3;

function isNothing(amount: string | null | undefined): boolean {
  return amount ? toCents(amount) === 0 : false;
}

export function isUrgent({ daysLeft }: Withdrawal): boolean {
  return daysLeft !== null && daysLeft <= URGENT;
}

/** Return "5 days left to pay back", or how long it is over; null where nothing is to be paid back. */
export function sayDaysLeft({ daysLeft, refund }: Withdrawal): string | null {
  if (daysLeft === null || isNothing(refund)) return null;
  if (daysLeft === 0) return "Pay back today";
  return daysLeft > 0 ? `${days(daysLeft)} left to pay back` : `${days(-daysLeft)} late with the money`;
}

/** Return a warning. It is no refusal, because the owner decides. */
export function sayLate({ deliveredDays, deliveredAt }: Withdrawal): string | null {
  if (deliveredDays === null || deliveredDays <= PERIOD) return null;
  const since = deliveredAt ? "delivery" : "dispatch";
  return `It came ${days(deliveredDays)} after ${since}. The period is 14 days; you may still accept it.`;
}

export const SHOWN_BY: Record<Withdrawal["verifiedBy"], string> = {
  link: "Sent from the order's own page. Only the customer has the link to it.",
  mail: "The customer opened the link in the receipt: the e-mail address is theirs.",
  none: "The customer has not confirmed yet that they wrote it. Ask before you pay anything back.",
};

/** Return the name in the order, where the statement has another one; undefined where it is the same. */
export function sayOther({ otherCustomer, name }: Withdrawal): string | undefined {
  return otherCustomer === null
    ? undefined
    : `The order is for ${otherCustomer}, but the statement names ${name}. Ask before you pay anything back.`;
}

/** Return the parts that cannot be withdrawn from; undefined where there is none. */
export function sayMadeToOrder({ madeToOrder }: Withdrawal): string | undefined {
  return madeToOrder.length > 0 ? `Made to order: ${madeToOrder.join(", ")}.` : undefined;
}

/** Return why no amount is known: the statement does not suit the order. */
export function sayMismatch({ mismatch }: Withdrawal): string {
  return `See the order: ${mismatch === "quantity" ? "it has fewer pieces than that" : "the parts have other names there"}`;
}

/** Return the reason with which a refusal begins: the one that the law knows for parts made to order. */
export function reasonToRefuse(withdrawal: Withdrawal): string {
  const made = sayMadeToOrder(withdrawal);
  return made ? `${made} The shop says so before the purchase, and there is no right to withdraw.` : "";
}

/** Return whether it is decided or settled, and money is still to be paid back. */
export function isToPayBack({ status, isDue }: Withdrawal): boolean {
  return isDue && status !== "new";
}

/** Return the whole of what accepting means, for the question before it. */
export function sayAccepting({ settles, refund, mismatch, paid, orderNumber }: Withdrawal): string {
  const isUnpaid = orderNumber !== null && paid !== null && toCents(paid) === 0;
  if (settles === "order") return "Nothing was paid: accepting cancels the order and puts the stock back.";
  if (settles === "lines")
    return "Nothing was paid: accepting takes these parts off the order and puts the stock back.";
  if (isUnpaid) {
    const why =
      mismatch === "quantity" ? "the order has fewer of them" : "the parts have other names in the order";
    return `Nothing was paid, and ${why}: take them off it yourself.`;
  }
  if (isNothing(refund)) return "There is nothing to pay back.";
  const amount = refund === null ? "what the parts cost" : formatPrice(refund);
  const noted = orderNumber ? ` It is recorded on order ${orderNumber}.` : "";
  return `You then have ${amount} to pay back.${noted} The goods go back into stock with the refund.`;
}

export function sayGoods({ items }: Withdrawal): string[] {
  return items ? items.map(({ name, quantity }) => `${quantity} × ${name}`) : ["The whole order"];
}

/** Return a link to a mail to the customer, with its subject filled in. */
export function mailLink({ email, reference }: Withdrawal): string {
  const to = encodeURIComponent(email).replace("%40", "@");
  return `mailto:${to}?subject=${encodeURIComponent(`Your withdrawal ${sayNumber(reference)}`)}`;
}

function days(count: number): string {
  return count === 1 ? "1 day" : `${count} days`;
}
