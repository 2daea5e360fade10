import { expect, test } from "vitest";
import { describeParts } from "./describe-parts";

const categories = [
  { name: "Styling", slug: "styling-parts" },
  { name: "Car Accessories", slug: "car-accessories" },
  { name: "Wax", slug: "wax" },
];
const part = (category: string, price: string) => ({ category, price });

test("how many parts, at which prices, of which kinds", () => {
  const parts = [part("Styling", "900.00"), part("Styling", "1900.00"), part("Car Accessories", "9.00")];
  expect(describeParts(parts, categories)).toBe(
    "3 parts, from €9.00 to €1,900.00: 2 Styling Parts and 1 Car Accessories.",
  );
});

test("one part has one price; without categories none are named", () => {
  expect(describeParts([part("Wax", "12.00")], [])).toBe("1 part, at €12.00.");
});
