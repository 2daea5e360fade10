import type { DayCount } from "./analytics-types";

/** A bar of the chart; `from` is the moment at which the day begins to count, where that is not its midnight. */
export interface ChartDay extends DayCount {
  from?: string;
}

/** Put the part of a day with which the period begins before its whole days: the bars then add up to the total. */
export function daysSince(since: string, earlier: number, days: DayCount[]): ChartDay[] {
  return earlier > 0 ? [{ date: since.slice(0, 10), count: earlier, from: since }, ...days] : days;
}
