import { expect, test } from "vitest";
import { fittedWords } from "./fitted-words";

test("says the newest three, with their months and articles", () => {
  const golf = { name: "Golf Mk7", fittedMonth: "2026-03" };
  expect(fittedWords([golf, { name: "Polo", fittedMonth: null }])).toBe(
    "Fitted in our workshop on a Golf Mk7, March 2026",
  );
  const more = ["2025-12", "2026-01", "2024-05"].map((fittedMonth, at) => ({
    name: ["A3 8V", "M3 F80", "Fabia"][at] ?? "",
    fittedMonth,
  }));
  expect(fittedWords([...more, golf])).toBe(
    "Fitted in our workshop on a Golf Mk7, March 2026; on an M3 F80, January 2026; on an A3 8V, December 2025",
  );
  expect(fittedWords([{ name: "Polo", fittedMonth: null }])).toBe("");
});

test.each([
  ["Fabia", "a"],
  ["i30", "an"],
  ["Octavia", "an"],
  ["3 Series", "a"],
  ["1 Series", "a"],
  ["8 Series", "an"],
  ["XC60", "an"],
  ["RS3", "an"],
  ["Mk2", "a"],
  ["MINI", "a"],
  ["Leon", "a"],
  ["Up", "a"],
])("%s has the article %s", (name, article) => {
  expect(fittedWords([{ name, fittedMonth: "2026-03" }])).toContain(`on ${article} ${name},`);
});
