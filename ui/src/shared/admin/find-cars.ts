import type { CountedBrand, CountedModel } from "./types";

export interface Car {
  model: CountedModel;
  /** The name, such as "Volkswagen Golf Mk7 (2013-2019)". */
  name: string;
}

export function nameOfCar(brand: CountedBrand, { name, year }: CountedModel): string {
  return `${brand.name} ${name}${year ? ` (${year})` : ""}`;
}

/**
 * Return the cars whose names contain all the words, in the order of the lists and at most so many; none
 * without a word.
 */
export function findCars(brands: CountedBrand[], search: string, limit: number): Car[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return brands
    .flatMap((brand) => brand.models.map((model) => ({ model, name: nameOfCar(brand, model) })))
    .filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)))
    .slice(0, limit);
}
