import type { components } from "@/shared/api/schema";
import { type ChosenVehicle, vehicleQuery } from "@/shared/lib/chosen-vehicle";
import { choiceQuery, readChoice } from "../list/list-choice";

export type SearchAnswer = components["schemas"]["SearchView"];

/** So many results are shown at once, and added at a time. */
export const RESULTS_SIZE = 60;
/**
 * The address may have a vehicle: without any of these it is the visitor's own, and a blank model is no
 * vehicle.
 */
export const VEHICLE_NAMES = ["modelId", "year", "engineId"];
/** With this in the address, the words are searched exactly as they are typed. */
const AS_TYPED = "asTyped";
/** These filters of the address go to the server as they are. */
const PASSED = ["category", AS_TYPED, ...VEHICLE_NAMES];

export function readWords(params: URLSearchParams): string {
  return (params.get("q") ?? "").trim();
}

/**
 * Return the path of the part of a search's results that begins at `offset`, with the filters of the address.
 * It is for the visitor's vehicle where the address names none.
 */
export function resultsPath(params: URLSearchParams, offset = 0, vehicle: ChosenVehicle | null = null) {
  const passed = PASSED.map((name) => {
    const value = params.get(name);
    return value ? `&${name}=${encodeURIComponent(value)}` : "";
  }).join("");
  const part = `&limit=${RESULTS_SIZE}${offset ? `&offset=${offset}` : ""}`;
  const words = encodeURIComponent(readWords(params));
  const own = params.has("modelId") ? "" : vehicleQuery(vehicle);
  return `/api/search?q=${words}${passed}${own}${choiceQuery(readChoice(params))}${part}` as "/api/search";
}

/** Return the address of the same words as they are typed, for the same vehicle, without the filters. */
export function asTypedUrl(params: URLSearchParams): string {
  const same = ["q", ...VEHICLE_NAMES].filter((name) => params.has(name));
  return new URLSearchParams([
    ...same.map((name) => [name, params.get(name) ?? ""]),
    [AS_TYPED, "1"],
  ]).toString();
}

/** Return whether the address leaves out some of what the words find. */
export function isNarrowed(params: URLSearchParams): boolean {
  return ["category", "maker", "fit", "inStock", "priceFrom", "priceTo"].some((name) => params.get(name));
}

/** Return "3 parts". */
export function countOfParts(count: number): string {
  return count === 1 ? "1 part" : `${count} parts`;
}
