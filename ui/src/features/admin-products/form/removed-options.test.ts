import { expect, test } from "vitest";
import { sayRemoved } from "./removed-options";

test("the pieces that go with a removed option are named", () => {
  expect(sayRemoved({ name: "Red", was: 7 })).toBe(
    "Red is removed when you save, with its 7 pieces in stock.",
  );
  expect(sayRemoved({ name: "Red", was: 1 })).toBe(
    "Red is removed when you save, with its 1 piece in stock.",
  );
  expect(sayRemoved({ name: "Red", was: 0 })).toBe("Red is removed when you save.");
});
