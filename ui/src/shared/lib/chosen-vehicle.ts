import { create } from "zustand";

/**
 * The visitor's own vehicle, as this browser stores it. The names are those of the day on which it was chosen.
 */
export interface ChosenVehicle {
  brandId: string;
  modelId: string;
  /** A name such as "Volkswagen Golf Mk7". */
  name: string;
  year: number | null;
  engineId: string | null;
  engine: string | null;
}

export const STORAGE_KEY = "vehicle";
const YEAR = /^(19|20)\d\d$/;
/** A stored text that is longer was not written by this program. */
const LONGEST = 1000;
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The vehicle is read from local storage, where it is only after the visitor agreed. */
export const useVehicle = create<{ vehicle: ChosenVehicle | null }>(() => ({ vehicle: readStored() }));

/** Return the vehicle of a stored text; null for what the server would refuse. */
export function readVehicle(text: string | null): ChosenVehicle | null {
  try {
    const found = JSON.parse((text as string).slice(0, LONGEST));
    const { modelId, year, engineId } = found;
    return ID.test(modelId) && ID.test(engineId ?? modelId) && YEAR.test(year ?? 2000) ? found : null;
  } catch {
    return null;
  }
}

/** Return the vehicle as a query has it, "" for none: "&modelId=…&year=2016". */
export function vehicleQuery(vehicle: ChosenVehicle | null): "" | `&modelId=${string}` {
  if (!vehicle) return "";
  const { modelId, year, engineId } = vehicle;
  return `&modelId=${modelId}${year ? `&year=${year}` : ""}${engineId ? `&engineId=${engineId}` : ""}`;
}

function readStored(): ChosenVehicle | null {
  try {
    // There is no storage in the prerender, nor where the browser blocks it.
    return readVehicle(localStorage.getItem(STORAGE_KEY));
  } catch {
    return null;
  }
}
