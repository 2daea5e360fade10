import { expect, test } from "vitest";
import { groupLines, takeLine } from "./group-lines";
import { sayNextStep } from "./quote-words";

const line = (id: string, choice: string | null = null, isOptional = false) => ({ id, choice, isOptional });
const LINES = [line("fitting"), line("black", "A"), line("tint", null, true), line("chrome", "A")];

test("the lines of a choice are listed together, at the place of the first one", () => {
  expect(groupLines(LINES).map(({ lines }) => lines.map(({ id }) => id))).toEqual([
    ["fitting"],
    ["black", "chrome"],
    ["tint"],
  ]);
});

test("one of a choice replaces another, and ticked lines are in their order", () => {
  expect(takeLine(LINES, ["fitting", "black"], "chrome", true)).toEqual(["fitting", "chrome"]);
  expect(takeLine(LINES, ["fitting", "chrome"], "tint", true)).toEqual(["fitting", "tint", "chrome"]);
  expect(takeLine(LINES, ["fitting", "tint"], "tint", false)).toEqual(["fitting"]);
});

test("a quote says how to go on with it in its state", () => {
  const business = { phone: "+353 1 555 0100" };
  expect(sayNextStep({ status: "sent", business })).toMatch(
    /Ask here or call, and we will change the quote\.$/,
  );
  expect(sayNextStep({ status: "accepted", business })).toBe(
    "Would you like to change something? Ask here or call.",
  );
  for (const status of ["declined", "expired", "withdrawn"] as const)
    expect(sayNextStep({ status, business })).toBe("Would you like a new quote? Ask here or call.");
  expect(sayNextStep({ status: "accepted", business: { phone: "" } })).toBe(
    "Would you like to change something? Ask here.",
  );
});
