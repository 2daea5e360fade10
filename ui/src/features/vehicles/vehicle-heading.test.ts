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
  expect(heading.trail).toEqual([base, { label: "Audi", to: "/shop/brands/audi" }]);
});

test("while the model is looked up there is no title yet", () => {
  expect(vehicleHeading({ ...found, brand, model: undefined }, true, base).title).toBeUndefined();
});

test("a brand's lead tells how many models there are, once that is known", () => {
  const lead = (count?: number) =>
    vehicleHeading({ ...found, brand, model: undefined }, false, base, count).lead;
  expect(lead()).toBe("Choose your model.");
  expect(lead(0)).toBe("Parts and accessories for Audi.");
  expect(lead(1)).toBe("Parts and accessories for one model of Audi. Choose yours and see only what fits.");
  expect(lead(6)).toMatch(/^Parts and accessories for 6 models of Audi\./);
});
