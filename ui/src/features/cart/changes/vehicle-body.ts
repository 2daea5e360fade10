import type { ChosenVehicle } from "@/shared/lib/chosen-vehicle";

/** Return the vehicle as the body of a call has it. */
export function toBody(vehicle: ChosenVehicle | null) {
  return vehicle && { modelId: vehicle.modelId, year: vehicle.year, engineId: vehicle.engineId };
}
