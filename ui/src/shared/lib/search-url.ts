import { type ChosenVehicle, vehicleQuery } from "./chosen-vehicle";

/** Return the address of a new search for a vehicle. */
export function searchUrl(words: string, vehicle: ChosenVehicle | null): string {
  return `/search?${new URLSearchParams({ q: words })}${vehicleQuery(vehicle)}`;
}
