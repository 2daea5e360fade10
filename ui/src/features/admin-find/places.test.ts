import { expect, test } from "vitest";
import { findPlaces } from "./places";

test.each([
  ["tax", "Tax"],
  ["vat", "Tax"],
  ["  OPENING h", "Opening hours"],
  ["holiday", "Close the shop for a while"],
  ["smtp", "Mail server"],
  ["add prod", "Add product"],
])("“%s” leads to %s first", (search, label) => {
  expect(findPlaces(search, 5)[0]?.label).toBe(label);
});

test("nothing is found for no words, nor for parts within words", () => {
  expect(findPlaces("  ", 5)).toEqual([]);
  expect(findPlaces("ucts", 5)).toEqual([]);
});

test("a label comes before further words, and no more are given than asked for", () => {
  expect(findPlaces("pictures", 9).map(({ label }) => label)).toEqual([
    "Pictures",
    "Services",
    "Gallery of your work",
  ]);
  expect(findPlaces("s", 2)).toHaveLength(2);
});
