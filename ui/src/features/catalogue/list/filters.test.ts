import { expect, test } from "vitest";
import type { Category, Product, Subcategory } from "@/shared/api/types";
import { applyFilter, categoryChoices, filterOptions, subcategoryChoices } from "./filters";

const product = (category: string, subcategoryId: string | null = null) =>
  ({ category, subcategoryId }) as Product;
const categories = ["Styling Parts", "Car Accessories", "Merchandise"].map(
  (name) => ({ name, slug: name.toLowerCase().replace(" ", "-") }) as Category,
);
const choices = categoryChoices(categories);

test("choices carry their counts, empty ones are left out, All comes first", () => {
  const products = [product("Styling Parts"), product("Car Accessories"), product("Styling Parts")];
  expect(filterOptions(products, choices)).toEqual([
    { slug: null, label: "All", count: 3 },
    { slug: "styling-parts", label: "Styling Parts", count: 2 },
    { slug: "car-accessories", label: "Car Accessories", count: 1 },
  ]);
});

test("with one choice there is nothing to choose", () => {
  expect(filterOptions([product("Styling Parts")], choices)).toEqual([]);
});

test("a filter keeps its own, none or an unknown one keeps everything", () => {
  const products = [product("Styling Parts"), product("Car Accessories")];
  expect(applyFilter(products, choices, "car-accessories")).toEqual([product("Car Accessories")]);
  expect(applyFilter(products, choices, null)).toEqual(products);
  expect(applyFilter(products, choices, "nonsense")).toEqual(products);
});

test("subcategories hold by id", () => {
  const [brakes] = subcategoryChoices([{ id: "7", slug: "brakes", name: "Brakes" } as Subcategory]);
  expect(brakes?.holds(product("Styling Parts", "7"))).toBe(true);
  expect(brakes?.holds(product("Styling Parts"))).toBe(false);
});

test("a choice that the other filters leave empty stays, with its 0", () => {
  const products = [product("Styling Parts"), product("Car Accessories")];
  const [, styling, accessories] = filterOptions(products, choices, products.slice(0, 1));
  expect([styling?.count, accessories?.count]).toEqual([1, 0]);
});
