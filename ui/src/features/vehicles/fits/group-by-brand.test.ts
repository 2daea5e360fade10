import { expect, test } from "vitest";
import type { Brand, CarModel } from "@/shared/api/types";
import { groupByBrand } from "./group-by-brand";

const brand = (id: string) => ({ id, name: id }) as Brand;
const model = (name: string, brandId: string) => ({ id: name, name, brandId }) as CarModel;

test("models stand under their brand, brands in their own order, empty ones left out", () => {
  const groups = groupByBrand(
    [brand("audi"), brand("bmw"), brand("kia")],
    [model("M3", "bmw"), model("A3", "audi"), model("M4", "bmw"), model("lost", "gone")],
  );
  expect(groups.map((group) => [group.brand.id, group.models.map(({ name }) => name)])).toEqual([
    ["audi", ["A3"]],
    ["bmw", ["M3", "M4"]],
  ]);
});
