import type { Brand, CarModel } from "@/shared/api/types";

export interface BrandGroup<Model extends Pick<CarModel, "brandId">> {
  brand: Brand;
  models: Model[];
}

/** Group models by their brands, in the order of the brands. Models of an unknown brand are left out. */
export function groupByBrand<Model extends Pick<CarModel, "brandId">>(
  brands: Brand[],
  models: Model[],
): BrandGroup<Model>[] {
  return brands
    .map((brand) => ({ brand, models: models.filter(({ brandId }) => brandId === brand.id) }))
    .filter((group) => group.models.length > 0);
}
