import { expect, test } from "vitest";
import { lowStockNote } from "./stock";

test.each([
  [0, undefined],
  [1, "Only 1 left in stock!"],
  [4, "Only 4 left in stock!"],
  [5, undefined],
])("%i in stock reads %s", (inventory, note) => {
  expect(lowStockNote(inventory)).toBe(note);
});
