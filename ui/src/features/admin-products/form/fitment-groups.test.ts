import { describe, expect, it } from "vitest";
import type { Brand, CarModel } from "@/shared/api/types";
import { fitmentGroups } from "./fitment-groups";

const brand = (id: string, name: string) => ({ id, name }) as Brand;
const model = (brandId: string, name: string, year: string | null = null) =>
  ({ id: `${brandId}-${name}`, brandId, name, year }) as CarModel;

const BRANDS = [brand("vw", "Volkswagen"), brand("bmw", "BMW"), brand("none", "Nameless")];
const MODELS = [model("vw", "Golf", "2013-2019"), model("vw", "Polo"), model("bmw", "3 Series", "2012-2019")];
const found = (filter: string) =>
  fitmentGroups(BRANDS, MODELS, filter).map(({ brand: { name }, shown }) => [name, shown.map((m) => m.name)]);

describe("the vehicles to choose from", () => {
  it("stand under their brands, and brands without models are left out", () => {
    expect(found("")).toEqual([
      ["Volkswagen", ["Golf", "Polo"]],
      ["BMW", ["3 Series"]],
    ]);
  });

  it("are found by brand, name and year together", () => {
    expect(found("volks")).toEqual([["Volkswagen", ["Golf", "Polo"]]]);
    expect(found("2019 golf")).toEqual([["Volkswagen", ["Golf"]]]);
    expect(found("mazda")).toEqual([]);
  });

  it("keep the whole brand at hand behind a filter", () => {
    expect(fitmentGroups(BRANDS, MODELS, "polo")[0]?.models).toHaveLength(2);
  });
});
