import { expect, it } from "vitest";
import { putAt } from "./drag-order";

it("puts one id at the place of another, from above and from below", () => {
  expect(putAt(["a", "b", "c"], "a", "c")).toEqual(["b", "c", "a"]);
  expect(putAt(["a", "b", "c"], "c", "a")).toEqual(["c", "a", "b"]);
  expect(putAt(["a", "b", "c"], "a", "b")).toEqual(["b", "a", "c"]);
});
