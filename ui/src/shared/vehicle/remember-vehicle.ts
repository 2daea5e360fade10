import { type ChosenVehicle, STORAGE_KEY, useVehicle } from "@/shared/lib/chosen-vehicle";

/** Keeps the vehicle in this browser; null forgets it. Where that cannot be written, it holds until the page is left. */
export function rememberVehicle(vehicle: ChosenVehicle | null): void {
  useVehicle.setState({ vehicle });
  try {
    if (vehicle) localStorage.setItem(STORAGE_KEY, JSON.stringify(vehicle));
    else localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Blocked or full.
  }
}
