import { useQuery } from "@tanstack/react-query";
import { reading } from "@/shared/api/query-client";
import type { Brand, CarModel } from "@/shared/api/types";
import type { ChosenVehicle } from "@/shared/lib/chosen-vehicle";
import { BRANDS_KEY, modelLink, modelsKey } from "../shared/use-vehicles";

/** A vehicle whose address is not known leads to the page of all vehicles. */
export const START = "/by-vehicle";

/** Return the page of a vehicle's parts, or that of all vehicles until it is known. */
export function useModelPath(vehicle: ChosenVehicle | null): string {
  const enabled = vehicle !== null;
  const brands = useQuery({ ...reading(BRANDS_KEY), enabled });
  const models = useQuery({ ...reading(modelsKey(vehicle?.brandId ?? "")), enabled });
  return pathOf(vehicle, brands.data, models.data);
}

function pathOf(vehicle: ChosenVehicle | null, brands: Brand[] = [], models: CarModel[] = []): string {
  const brand = brands.find(({ id }) => id === vehicle?.brandId);
  const model = models.find(({ id }) => id === vehicle?.modelId);
  return brand && model ? modelLink("/shop", brand.slug, model.slug) : START;
}
