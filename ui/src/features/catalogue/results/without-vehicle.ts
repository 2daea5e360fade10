import { VEHICLE_NAMES } from "./results-query";

/** Return the address of the same search for no vehicle, not even the visitor's own. */
export function withoutVehicle(params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of [...VEHICLE_NAMES, "fit", "shown"]) next.delete(name);
  next.set("modelId", "");
  return next;
}
