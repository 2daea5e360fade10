import { expect, test } from "vitest";
import { groupLines, takeLine } from "./group-lines";

const line = (id: string, choice: string | null = null, isOptional = false) => ({ id, choice, isOptional });
const LINES = [line("fitting"), line("black", "A"), line("tint", null, true), line("chrome", "A")];

test("the lines of a choice stand together where the first one stands", () => {
  expect(groupLines(LINES).map(({ lines }) => lines.map(({ id }) => id))).toEqual([
    ["fitting"],
    ["black", "chrome"],
    ["tint"],
  ]);
});

test("one of a choice takes the place of another, and what is ticked comes in its order", () => {
  expect(takeLine(LINES, ["fitting", "black"], "chrome", true)).toEqual(["fitting", "chrome"]);
  expect(takeLine(LINES, ["fitting", "chrome"], "tint", true)).toEqual(["fitting", "tint", "chrome"]);
  expect(takeLine(LINES, ["fitting", "tint"], "tint", false)).toEqual(["fitting"]);
});
