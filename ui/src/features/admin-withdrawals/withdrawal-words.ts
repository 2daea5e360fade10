import type { Withdrawal, WithdrawalStatus } from "./use-withdrawals";

export const STATUS_NAMES: Record<WithdrawalStatus, string> = {
  new: "New",
  accepted: "Accepted",
  refused: "Refused",
  done: "Done",
};

/** Days from getting the goods within which a customer may withdraw. */
const PERIOD = 14;
/** From so many days on the money is urgent. */
const URGENT = 3;

export function isUrgent({ daysLeft }: Withdrawal): boolean {
  return daysLeft !== null && daysLeft <= URGENT;
}

/** "5 days left to pay back", or how long it is over. */
export function sayDaysLeft({ daysLeft }: Withdrawal): string | null {
  if (daysLeft === null) return null;
  if (daysLeft === 0) return "Pay back today";
  return daysLeft > 0 ? `${days(daysLeft)} left to pay back` : `${days(-daysLeft)} late with the money`;
}

/** A warning and no refusal: the owner decides. */
export function sayLate({ deliveredDays, deliveredAt }: Withdrawal): string | null {
  if (deliveredDays === null || deliveredDays <= PERIOD) return null;
  const since = deliveredAt ? "delivery" : "dispatch";
  return `It came ${days(deliveredDays)} after ${since}. The period is 14 days; you may accept it all the same.`;
}

export const SHOWN_BY: Record<Withdrawal["verifiedBy"], string> = {
  link: "It came from the order's own page, whose link the customer alone has.",
  mail: "The link in the acknowledgement was opened: the e-mail address is theirs.",
  none: "Nobody has shown yet that the customer wrote it. Ask before you pay anything back.",
};

/** The name in the order, where somebody else's stands in the statement; undefined where it is the same. */
export function sayOther({ otherCustomer, name }: Withdrawal): string | undefined {
  return otherCustomer === null
    ? undefined
    : `The order is of ${otherCustomer}, the statement names ${name}. Ask before you pay anything back.`;
}

/** The parts that cannot be withdrawn from; undefined where there is none. */
export function sayMadeToOrder({ madeToOrder }: Withdrawal): string | undefined {
  return madeToOrder.length > 0 ? `Made to order: ${madeToOrder.join(", ")}.` : undefined;
}

/** The reason that a refusal begins with: the one that the law knows for parts made to order. */
export function reasonToRefuse(withdrawal: Withdrawal): string {
  const made = sayMadeToOrder(withdrawal);
  return made ? `${made} The shop says so before the purchase, and there is no right to withdraw.` : "";
}

export function sayGoods({ items }: Withdrawal): string[] {
  return items ? items.map(({ name, quantity }) => `${quantity} × ${name}`) : ["The whole order"];
}

/** A mail to the customer, its subject written. */
export function mailLink({ email, reference }: Withdrawal): string {
  const to = encodeURIComponent(email).replace("%40", "@");
  return `mailto:${to}?subject=${encodeURIComponent(`Your withdrawal ${reference}`)}`;
}

function days(count: number): string {
  return count === 1 ? "1 day" : `${count} days`;
}
