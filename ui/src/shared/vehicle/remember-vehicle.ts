import { type ChosenVehicle, STORAGE_KEY, useVehicle } from "@/shared/lib/chosen-vehicle";

/**
 * Store the vehicle in this browser; null forgets it. Where it cannot be stored, it is known until the page is
 * left.
 */
export function rememberVehicle(vehicle: ChosenVehicle | null): void {
  useVehicle.setState({ vehicle });
  try {
    if (vehicle) localStorage.setItem(STORAGE_KEY, JSON.stringify(vehicle));
    else localStorage.removeItem(STORAGE_KEY);
  } catch {
    // The storage is blocked or full.
  }
}
