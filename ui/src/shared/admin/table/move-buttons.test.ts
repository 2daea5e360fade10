import { expect, it } from "vitest";
import { moved } from "./move-buttons";

it("moves one id by a step and no further than the ends", () => {
  expect(moved(["a", "b", "c"], "b", -1)).toEqual(["b", "a", "c"]);
  expect(moved(["a", "b", "c"], "b", 1)).toEqual(["a", "c", "b"]);
  expect(moved(["a", "b"], "a", -1)).toEqual(["a", "b"]);
  expect(moved(["a", "b"], "b", 1)).toEqual(["a", "b"]);
  expect(moved(["a", "b"], "unknown", 1)).toEqual(["a", "b"]);
});
