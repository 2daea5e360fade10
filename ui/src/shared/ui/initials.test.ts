import { expect, test } from "vitest";
import { initialsOf } from "./initials";

test("the first letters of the first two words", () => {
  expect(initialsOf("Carbon Bonnet, vented")).toBe("CB");
  expect(initialsOf("  (Škoda) H7")).toBe("ŠH");
  expect(initialsOf("Mats")).toBe("M");
  expect(initialsOf("…")).toBe("");
});
