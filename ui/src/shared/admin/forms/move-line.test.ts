import { expect, it } from "vitest";
import { moveLine } from "./move-line";

it.each([
  [0, 1, "bac"],
  [2, 0, "cab"],
  [0, 2, "bca"],
  [1, 1, "abc"],
])("the line in place %i moves to place %i: %s", (from, to, order) => {
  expect(moveLine(["a", "b", "c"], from, to).join("")).toBe(order);
});
