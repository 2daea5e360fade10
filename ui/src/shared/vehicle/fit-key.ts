import { apiKey } from "@/shared/api/query-client";
import { type ChosenVehicle, vehicleQuery } from "@/shared/lib/chosen-vehicle";

/** Return the key of the verdict on a product for a vehicle. */
export function fitKey(productId: string, vehicle: ChosenVehicle) {
  const query = vehicleQuery(vehicle).slice(1) as `modelId=${string}`;
  return apiKey(`/api/products/${productId}/fit?${query}`);
}
