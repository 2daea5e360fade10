import { isDay } from "@/shared/admin/forms/day-field";
import type { components } from "@/shared/api/schema";

export type SalesReport = components["schemas"]["SalesReportView"];
export type Basis = SalesReport["basis"];

/** A period of whole days, "2026-03-01" to "2026-03-31", what counts in it, and the unit of its bars. */
export interface SalesPeriod {
  from: string;
  to: string;
  group: Unit;
  /** It is left out until the owner chooses, because the server knows what there is. */
  basis?: Basis | undefined;
}

export type Unit = "day" | "week" | "month";
export type Preset = "7" | "30" | "90" | "month" | "vat" | "last-vat" | "year";

export const PRESETS: { value: Preset; label: string }[] = [
  { value: "7", label: "7 days" },
  { value: "30", label: "30 days" },
  { value: "90", label: "90 days" },
  { value: "month", label: "This month" },
  { value: "vat", label: "VAT period" },
  { value: "last-vat", label: "Last VAT period" },
  { value: "year", label: "This year" },
];
const BASES: Basis[] = ["ordered", "invoiced", "received"];
const DAY_MS = 86_400_000;
/** Up to so many days a bar is a day, and up to the second number it is a week. */
const DAILY_UP_TO = 62;
const WEEKLY_UP_TO = 366;
/** A VAT period has two months and begins with an odd one. */
const VAT_MONTHS = 2;

/** Return the last days with today, or a usual period so far. `today` is the workshop's day, "2026-03-31". */
export function presetPeriod(preset: Preset, today: string): SalesPeriod {
  const { from, to } = daysOf(preset, today);
  return { from, to, group: unitFor(from, to) };
}

function daysOf(preset: Preset, today: string): { from: string; to: string } {
  const [year = 0, month = 1] = today.split("-").map(Number);
  const vat = month - ((month - 1) % VAT_MONTHS);
  switch (preset) {
    case "month":
      return { from: firstOf(year, month), to: today };
    case "vat":
      return { from: firstOf(year, vat), to: today };
    case "last-vat":
      return { from: firstOf(year, vat - VAT_MONTHS), to: addDays(firstOf(year, vat), -1) };
    case "year":
      return { from: firstOf(year, 1), to: today };
    default:
      return { from: addDays(today, 1 - Number(preset)), to: today };
  }
}

/** Return the preset of a period, of two the one that is listed first; undefined for any other. */
export function presetOf({ from, to }: SalesPeriod, today: string): Preset | undefined {
  return PRESETS.find(({ value }) => {
    const period = presetPeriod(value, today);
    return period.from === from && period.to === to;
  })?.value;
}

/** Return the period that an address asks for: "?from=2026-03-01&to=2026-03-31"; 30 days without one. */
export function readPeriod(params: URLSearchParams, today: string): SalesPeriod {
  const from = params.get("from") ?? "";
  const to = params.get("to") ?? "";
  const basis = BASES.find((each) => each === params.get("basis"));
  if (!isDay(from) || !isDay(to) || to < from) return { ...presetPeriod("30", today), basis };
  return { from, to, group: unitFor(from, to), basis };
}

/** Return it as the address and the calls have it: "from=2026-03-01&to=2026-03-31&basis=received". */
export function queryOf({ from, to, basis }: SalesPeriod): string {
  return new URLSearchParams({ from, to, ...(basis && { basis }) }).toString();
}

function unitFor(from: string, to: string): Unit {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  if (days <= DAILY_UP_TO) return "day";
  return days <= WEEKLY_UP_TO ? "week" : "month";
}

/** Return the first day of a month. Month 0 and -1 are those of the year before. */
function firstOf(year: number, month: number): string {
  return new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 10);
}

function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}

/** Return the change since before in whole per cent; undefined where there was nothing before. */
export function changeOf(now: number, before: number): number | undefined {
  return before === 0 ? undefined : Math.round(((now - before) / before) * 100);
}
