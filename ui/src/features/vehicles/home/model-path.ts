import { type QueryClient, useQuery } from "@tanstack/react-query";
import { reading } from "@/shared/api/query-client";
import type { Brand, CarModel } from "@/shared/api/types";
import type { ChosenVehicle } from "@/shared/lib/chosen-vehicle";
import { BRANDS_KEY, modelLink, modelsKey } from "../shared/use-vehicles";

/** Where the ways into the shop begin: for a vehicle whose address is not known. */
export const START = "/by-vehicle";

/** The page of a vehicle's parts; that of all vehicles until it is known. */
export function useModelPath(vehicle: ChosenVehicle | null): string {
  const enabled = vehicle !== null;
  const brands = useQuery({ ...reading(BRANDS_KEY), enabled });
  const models = useQuery({ ...reading(modelsKey(vehicle?.brandId ?? "")), enabled });
  return pathOf(vehicle, brands.data, models.data);
}

/** Find the page of a vehicle's parts; that of all vehicles where it cannot be had. */
export async function findModelPath(client: QueryClient, vehicle: ChosenVehicle): Promise<string> {
  const brands = client.fetchQuery(reading(BRANDS_KEY));
  const models = client.fetchQuery(reading(modelsKey(vehicle.brandId)));
  return Promise.all([brands, models]).then(
    (found) => pathOf(vehicle, ...found),
    () => START,
  );
}

function pathOf(vehicle: ChosenVehicle | null, brands: Brand[] = [], models: CarModel[] = []): string {
  const brand = brands.find(({ id }) => id === vehicle?.brandId);
  const model = models.find(({ id }) => id === vehicle?.modelId);
  return brand && model ? modelLink("/shop", brand.slug, model.slug) : START;
}
