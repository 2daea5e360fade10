/** One order can have so many pieces beyond the stock. */
const MOST_BEYOND = 99;
const WEEK = 7;

interface Stock {
  inventory: number;
  leadDays: number | null;
}

/** Return how many pieces of a part one order can have, from stock and beyond it. */
export function mostOf({ inventory, leadDays }: Stock): number {
  return leadDays === null ? inventory : inventory + MOST_BEYOND;
}

/** Return "about 3 weeks" for 21 days, "about 10 days" for 10. */
export function sayLead(days: number): string {
  const [count, unit] = days % WEEK === 0 ? [days / WEEK, "week"] : [days, "day"];
  return `about ${count} ${unit}${count === 1 ? "" : "s"}`;
}

/** Return when the wanted pieces are there, undefined where all of them are in stock or no more can be had. */
export function explainLead(
  quantity: number,
  inventory: number,
  leadDays: number | null,
): string | undefined {
  if (leadDays === null || quantity <= inventory) return undefined;
  if (inventory === 0) return `Ready in ${sayLead(leadDays)}`;
  return `${inventory} in stock, ${quantity - inventory} more ready in ${sayLead(leadDays)}`;
}
