import { expect, it } from "vitest";
import { explainLead, sayLead } from "./lead-words";

it.each([
  [1, "about 1 day"],
  [5, "about 5 days"],
  [7, "about 1 week"],
  [10, "about 10 days"],
  [21, "about 3 weeks"],
  [365, "about 365 days"],
])("says %i days as %s", (days, words) => {
  expect(sayLead(days)).toBe(words);
});

it("explains when wanted pieces are there", () => {
  expect(explainLead(2, 2, 21)).toBeUndefined();
  expect(explainLead(3, 2, null)).toBeUndefined();
  expect(explainLead(1, 0, 21)).toBe("Ready in about 3 weeks");
  expect(explainLead(3, 2, 21)).toBe("2 in stock, 1 more ready in about 3 weeks");
});
