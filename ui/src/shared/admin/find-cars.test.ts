import { expect, it } from "vitest";
import { findCars } from "./find-cars";
import type { CountedBrand, CountedModel } from "./types";

const model = (name: string, year: string | null) => ({ id: name, name, year }) as CountedModel;
const BRANDS = [
  { id: "vw", name: "Volkswagen", models: [model("Golf Mk6", "2008-2012"), model("Golf Mk7", "2013-2019")] },
  { id: "bmw", name: "BMW", models: [model("X1", null)] },
] as CountedBrand[];
const found = (search: string, limit = 8) => findCars(BRANDS, search, limit).map(({ name }) => name);

it("finds a car by any words of its brand, model and year", () => {
  expect(found("golf 2019")).toEqual(["Volkswagen Golf Mk7 (2013-2019)"]);
  expect(found("bmw x")).toEqual(["BMW X1"]);
});

it("finds no more than asked for, and nothing without a word", () => {
  expect(found("golf", 1)).toEqual(["Volkswagen Golf Mk6 (2008-2012)"]);
  expect(found("  ")).toEqual([]);
});
