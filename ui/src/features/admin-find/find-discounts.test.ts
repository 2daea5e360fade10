import { expect, test } from "vitest";
import { findDiscounts } from "./find-discounts";

const CODES = [
  { id: "1", code: "SPRING-10", active: true },
  { id: "2", code: "FreePost", active: false },
];

test("codes are found by a part of them in either case, and say whether they can be used", () => {
  expect(findDiscounts(CODES, "freepost", 5)).toEqual([
    { to: "/admin/discounts#2", label: "FreePost", note: "Switched off" },
  ]);
  expect(findDiscounts(CODES, "ing-1", 5).map(({ note }) => note)).toEqual(["Switched on"]);
  expect(findDiscounts(CODES, "winter", 5)).toEqual([]);
});
