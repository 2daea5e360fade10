import { isDay } from "@/shared/admin/forms/day-field";
/** A period of whole days, "2026-03-01" to "2026-03-31", and the unit of its bars. */
export interface SalesPeriod {
  from: string;
  to: string;
  by: Unit;
}

export type Unit = "day" | "week" | "month";
export type Preset = "7" | "30" | "90" | "year";

const DAY_MS = 86_400_000;
/** Days up to which a bar is a day, and up to which it is a week. */
const DAILY_UP_TO = 62;
const WEEKLY_UP_TO = 366;

/** The last days with today, or the year so far. `today` is the workshop's day, "2026-03-31". */
export function presetPeriod(preset: Preset, today: string): SalesPeriod {
  const from = preset === "year" ? `${today.slice(0, 4)}-01-01` : addDays(today, 1 - Number(preset));
  return { from, to: today, by: unitFor(from, today) };
}

/** The preset that a period is; undefined for any other. */
export function presetOf({ from, to }: SalesPeriod, today: string): Preset | undefined {
  const presets: Preset[] = ["7", "30", "90", "year"];
  return presets.find((preset) => {
    const period = presetPeriod(preset, today);
    return period.from === from && period.to === to;
  });
}

/** The period that an address asks for: "?from=2026-03-01&to=2026-03-31"; 30 days without one. */
export function readPeriod(params: URLSearchParams, today: string): SalesPeriod {
  const from = params.get("from") ?? "";
  const to = params.get("to") ?? "";
  if (!isDay(from) || !isDay(to) || to < from) return presetPeriod("30", today);
  return { from, to, by: unitFor(from, to) };
}

export function queryOf({ from, to, by }: SalesPeriod): string {
  return new URLSearchParams({ from, to, by }).toString();
}

function unitFor(from: string, to: string): Unit {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  if (days <= DAILY_UP_TO) return "day";
  return days <= WEEKLY_UP_TO ? "week" : "month";
}

function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}

/** How much more or less than before, in whole per cent; undefined where there was nothing before. */
export function changeOf(now: number, before: number): number | undefined {
  return before === 0 ? undefined : Math.round(((now - before) / before) * 100);
}
