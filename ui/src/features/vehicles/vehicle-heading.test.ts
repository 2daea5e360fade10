import { expect, test } from "vitest";
import type { Brand, CarModel } from "@/shared/api/types";
import { vehicleHeading } from "./vehicle-heading";

const base = { label: "Shop", to: "/shop" };
const brand = { id: "b", name: "Audi", slug: "audi" } as Brand;
const model = { id: "m", name: "A3 8V", slug: "a3-8v", year: "2012-2020" } as CarModel;
const found = { isUnknown: false, isError: false };

test("a brand's step is titled by the brand and leads back to the start", () => {
  const heading = vehicleHeading({ ...found, brand, model: undefined }, false, base);
  expect(heading).toEqual({ title: "Audi", lead: "Choose your model.", trail: [base] });
});

test("a model's step names the vehicle with its years and leads back to the brand", () => {
  const heading = vehicleHeading({ ...found, brand, model }, true, base);
  expect(heading.title).toBe("Audi A3 8V");
  expect(heading.lead).toBe("Parts that fit the Audi A3 8V, 2012-2020.");
  expect(heading.trail).toEqual([base, { label: "Audi", to: "/shop?brand=audi" }]);
});

test("while the model is looked up there is no title yet", () => {
  expect(vehicleHeading({ ...found, brand, model: undefined }, true, base).title).toBeUndefined();
});
