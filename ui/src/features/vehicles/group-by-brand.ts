import type { Brand, CarModel } from "@/shared/api/types";

export interface BrandGroup {
  brand: Brand;
  models: CarModel[];
}

/** Models under their brands, in the order of the brands; models of an unknown brand are left out. */
export function groupByBrand(brands: Brand[], models: CarModel[]): BrandGroup[] {
  return brands
    .map((brand) => ({ brand, models: models.filter(({ brandId }) => brandId === brand.id) }))
    .filter((group) => group.models.length > 0);
}
