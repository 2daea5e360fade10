import type { Brand, CarModel } from "@/shared/api/types";
import { useBrands, useModels } from "./shared/use-vehicles";

export interface ChosenVehicle {
  brand: Brand | undefined;
  model: CarModel | undefined;
  /** The vehicle that the URL names is not read yet. */
  isPending: boolean;
  /** The vehicle could not be read. */
  isError: boolean;
  /** The URL names no existing vehicle. */
  isUnknown: boolean;
  retry: () => void;
}

/** Return the brand, and the model if any, that the address names by their slugs. */
export function useChosenVehicle(brandSlug: string, modelSlug: string | null): ChosenVehicle {
  const brands = useBrands();
  const brand = brands.data?.find(({ slug }) => slug === brandSlug);
  const models = useModels(modelSlug === null ? undefined : brand?.id);
  const model = models.data?.find(({ slug }) => slug === modelSlug);
  const brandIsMissing = brands.isSuccess && !brand;
  const modelIsMissing = modelSlug !== null && models.isSuccess && !model;
  const isError = brands.isError || models.isError;
  const isUnknown = brandIsMissing || modelIsMissing;
  return {
    brand,
    model,
    isError,
    isUnknown,
    isPending: !isError && !isUnknown && (!brand || (modelSlug !== null && !model)),
    retry: () => (brands.isError ? brands.refetch() : models.refetch()),
  };
}
