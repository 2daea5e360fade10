import { expect, test } from "vitest";
import { describeYears } from "./describe-years";

test.each([
  ["2020-", "from 2020"],
  ["2020 –", "from 2020"],
  ["-2012", "to 2012"],
  ["2012-2018", "2012-2018"],
  ["2016", "2016"],
  ["-", "-"],
  ["Mk 2, 2009-", "Mk 2, 2009-"],
])("%s reads %s", (stored, shown) => {
  expect(describeYears(stored)).toBe(shown);
});
