import { expect, it } from "vitest";
import { describeReason, signed } from "./stock-words";

it.each([
  ["order", -2, "1001", "Order 1001"],
  ["order", 1, "1001", "Order 1001, corrected"],
  ["cancel", 2, "1001", "Order 1001, cancelled"],
  ["refund", 1, "1001", "Returned, order 1001"],
  ["import", 5, null, "Import"],
  ["manual", -5, null, "Changed by hand"],
] as const)("says why a stock changed: %s %i", (reason, change, orderNumber, words) => {
  expect(describeReason({ reason, change, orderNumber })).toBe(words);
});

it.each([
  [-2, "Fitted in job 17"],
  [2, "Returned to stock from job 17"],
])("names the job that used a part: %i", (change, words) => {
  expect(describeReason({ reason: "job", change, orderNumber: null, jobNumber: 17 })).toBe(words);
});

it("shows which way it went", () => {
  expect([signed(12), signed(-3)]).toEqual(["+12", "−3"]);
});
