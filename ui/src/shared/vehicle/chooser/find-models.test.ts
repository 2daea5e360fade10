import { describe, expect, it } from "vitest";
import type { Brand, CarModel } from "@/shared/api/types";
import { findModels } from "./find-models";
import { yearsOf } from "./years-of";

const BRANDS = ["Volkswagen", "Citroën", "Škoda"].map((name, id) => ({ id: `${id}`, name }) as Brand);
const MODELS = [
  ["0", "Golf Mk7", 2013, 2019],
  ["0", "ID.3", 2020, null],
  ["1", "C4", null, 2012],
  ["2", "Fabia / Combi", null, null],
].map(
  ([brandId, name, yearFrom, yearTo]) =>
    ({ id: name, brandId, name, year: null, yearFrom, yearTo }) as CarModel,
);

describe("finding a model by typing", () => {
  it.each([
    ["golf", ["Golf Mk7"]],
    ["GOLF-MK7", ["Golf Mk7"]],
    ["golf 2016", ["Golf Mk7"]],
    ["golf 2020", []],
    ["id3", ["ID.3"]],
    ["citroen", ["C4"]],
    ["skoda combi", ["Fabia / Combi"]],
    [" - ", []],
  ])("%s", (words, names) => {
    expect(findModels(words, BRANDS, MODELS).map(({ model }) => model.name)).toEqual(names);
  });
});

describe("the years to choose from", () => {
  it("are the model's own, newest first", () => {
    expect(yearsOf({ yearFrom: 2017, yearTo: 2019 }, 2026)).toEqual([2019, 2018, 2017]);
    expect(yearsOf({ yearFrom: 2025, yearTo: null }, 2026)).toEqual([2027, 2026, 2025]);
    expect(yearsOf({ yearFrom: null, yearTo: 2012 }, 2026)).toHaveLength(41);
    expect(yearsOf({ yearFrom: null, yearTo: null }, 2026)).toEqual([]);
  });
});
