import { expect, test } from "vitest";
import { verdictOn } from "./checked-file";
import type { Outcome } from "./outcome";

const NONE = {
  created: 0,
  updated: 0,
  unchanged: 0,
  leftOut: 0,
  errors: [],
  lines: [],
} as unknown as Outcome;

test("a file with only its heading is not told to be in the shop already", () => {
  expect(verdictOn(NONE, "product")).toBe("There are no products in this file.");
  expect(verdictOn({ ...NONE, unchanged: 2 }, "product")).toContain("already has all of this");
});
