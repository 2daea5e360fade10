import { request } from "@/shared/api/request";
import type { CarModel } from "@/shared/api/types";
import { type ChosenVehicle, useVehicle } from "@/shared/lib/chosen-vehicle";
import { toast } from "@/shared/ui/toast-store";
import { rememberVehicle } from "../remember-vehicle";

/** Drop a saved vehicle that the shop no longer has, and follow one that was renamed or moved. */
export async function checkVehicle(vehicle: ChosenVehicle): Promise<void> {
  const model = await findModel(vehicle).catch(() => vehicle);
  if (useVehicle.getState().vehicle !== vehicle || model === vehicle) return;
  if (!model) {
    rememberVehicle(null);
    toast({ title: "We no longer list your saved vehicle." });
    return;
  }
  const renewed = await renew(vehicle, model as CarModel).catch(() => vehicle);
  if (JSON.stringify(renewed) !== JSON.stringify(vehicle)) rememberVehicle(renewed);
}

async function findModel({ brandId, modelId }: ChosenVehicle): Promise<CarModel | undefined> {
  const ofBrand = await request(`/api/models?brandId=${brandId}`);
  const found = ofBrand.find(({ id }) => id === modelId);
  return found ?? (await request("/api/models")).find(({ id }) => id === modelId);
}

async function renew(vehicle: ChosenVehicle, model: CarModel): Promise<ChosenVehicle> {
  const brand = (await request("/api/brands")).find(({ id }) => id === model.brandId);
  const engine = model.engines.find(({ id }) => id === vehicle.engineId);
  return {
    ...vehicle,
    brandId: model.brandId,
    name: brand ? `${brand.name} ${model.name}` : vehicle.name,
    engineId: engine?.id ?? null,
    engine: engine?.name ?? null,
  };
}
