import type { Brand, CarModel } from "@/shared/api/types";

export interface FitmentGroup {
  brand: Brand;
  /** All of the brand's models. */
  models: CarModel[];
  /** The models that the filter leaves. */
  shown: CarModel[];
}

/**
 * Return the brands that have models, each with those that match all words of the filter by brand, name or
 * year.
 */
export function fitmentGroups(brands: Brand[], models: CarModel[], filter: string): FitmentGroup[] {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  return brands
    .map((brand) => {
      const own = models.filter(({ brandId }) => brandId === brand.id);
      const matches = ({ name, year }: CarModel) => {
        const text = `${brand.name} ${name} ${year ?? ""}`.toLowerCase();
        return words.every((word) => text.includes(word));
      };
      return { brand, models: own, shown: own.filter(matches) };
    })
    .filter(({ shown }) => shown.length > 0);
}
