import type { QueryOf } from "@/shared/api/calls";
import { isDay } from "./forms/day-field";

type Values = Record<string, string | number | boolean | null | undefined>;

/** Return the values as a query, "?status=failed&page=2", without the blank ones; "" for none. */
export function queryText(values: Values): string {
  const given = Object.entries(values).filter(([, value]) => value || value === 0);
  const texts = given.map(([name, value]) => [name, value === true ? "1" : String(value)]);
  return texts.length > 0 ? `?${new URLSearchParams(texts)}` : "";
}

/** Return a call's path with its query. Its type is the path's own, because the query is checked here. */
export function withQuery<Path extends string>(path: Path, values: QueryOf<Path>): Path {
  return `${path}${queryText(values as Values)}` as Path;
}

/** Return the page that an address names, or the first one. */
export function readPage(params: URLSearchParams): number {
  return Math.max(1, Number.parseInt(params.get("page") ?? "", 10) || 1);
}

/** Return the day that an address names under `name`; "" for none. */
export function readDay(params: URLSearchParams, name: string): string {
  const text = params.get(name);
  return text && isDay(text) ? text : "";
}
