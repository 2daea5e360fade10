import { expect, test } from "vitest";
import { daysSince, nameDay } from "./format-day";

const SINCE = "2026-03-03T23:20:09.123456Z";
const DAYS = [{ date: "2026-03-04", count: 2 }];

test("the part of a day at the period's start is a bar that says when it begins", () => {
  const days = daysSince(SINCE, 5, DAYS);
  expect(days.map(nameDay)).toEqual(["3 Mar from 23:20 UTC", "4 Mar"]);
  expect(days.map(({ count }) => count)).toEqual([5, 2]);
});

test("without visits in it there is no such bar", () => {
  expect(daysSince(SINCE, 0, DAYS)).toEqual(DAYS);
});
