import { PART_SIZE } from "@/shared/api/list-part";

const PARAM = "shown";

/** Return the number of list parts that the url names: at least one, at most all. */
export function partsShown(params: URLSearchParams, total: number): number {
  const asked = Math.ceil(Number(params.get(PARAM)) / PART_SIZE) || 1;
  return Math.max(1, Math.min(asked, Math.ceil(total / PART_SIZE)));
}

/** The address with one part more. */
export function withOneMore(params: URLSearchParams, total: number): URLSearchParams {
  const next = new URLSearchParams(params);
  next.set(PARAM, String((partsShown(params, total) + 1) * PART_SIZE));
  return next;
}

/** The address of another choice, whose list begins anew. */
export function withoutShown(params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete(PARAM);
  return next;
}
