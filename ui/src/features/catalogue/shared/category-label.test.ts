import { expect, test } from "vitest";
import { categoryLabel } from "./category-label";

test.each([
  ["valeting-cleaning-equipment", "Valeting", "Valeting and Cleaning Equipment"],
  ["car-accessories", "Accessories", "Car Accessories"],
  ["styling-parts", "Styling", "Styling Parts"],
  ["gift-cards", "Gift Cards", "Gift Cards"],
])("%s is labelled by slug, else by its name", (slug, name, label) => {
  expect(categoryLabel({ slug, name })).toBe(label);
});
