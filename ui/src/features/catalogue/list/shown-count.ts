import { PART_SIZE } from "@/shared/api/list-part";

export const SHOWN = "shown";
const PREFIX = /^shown/;

/** Return the number of list parts that the url names: at least one, at most all. */
export function partsShown(params: URLSearchParams, total: number, param = SHOWN): number {
  const asked = Math.ceil(Number(params.get(param)) / PART_SIZE) || 1;
  return Math.max(1, Math.min(asked, Math.ceil(total / PART_SIZE)));
}

/** Return the address with one part more. */
export function withOneMore(params: URLSearchParams, total: number, param = SHOWN): URLSearchParams {
  const next = new URLSearchParams(params);
  next.set(param, String((partsShown(params, total, param) + 1) * PART_SIZE));
  return next;
}

/** Return the address of another choice, whose list is shown from its first part on. */
export function withoutShown(params: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...params].filter(([name]) => !PREFIX.test(name)));
}
