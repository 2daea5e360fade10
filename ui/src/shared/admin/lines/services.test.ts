import { expect, test } from "vitest";
import { formatMinutes } from "./services";

test.each([
  [45, "45 min"],
  [60, "1 h"],
  [90, "1 h 30 min"],
  [1500, "25 h"],
])("%i minutes read %s", (minutes, words) => {
  expect(formatMinutes(minutes)).toBe(words);
});
