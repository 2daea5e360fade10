import { type ChosenVehicle, vehicleQuery } from "./chosen-vehicle";

/** The address of a new search, which is for the vehicle that is given. */
export function searchUrl(words: string, vehicle: ChosenVehicle | null): string {
  return `/search?${new URLSearchParams({ q: words })}${vehicleQuery(vehicle)}`;
}
