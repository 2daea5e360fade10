import { expect, test } from "vitest";
import {
  type Burst,
  faultOfTimes,
  hasWrongCheckDigit,
  isNumber,
  NO_BURST,
  readTimes,
  scannedBy,
  withKey,
} from "./scanned";

function typeAll(text: string, gap: number): Burst {
  return [...text].reduce((burst, key, place) => withKey(burst, key, 1000 + place * gap), NO_BURST);
}

test("fast keys with Enter are a scanner's, slow ones a hand's", () => {
  const fast = typeAll("4006381333931", 5);
  expect(scannedBy(fast, fast.at + 5)).toBe("4006381333931");
  expect(scannedBy(fast, fast.at + 300)).toBeUndefined();
  const slow = typeAll("4006381333931", 120);
  expect(scannedBy(slow, slow.at + 5)).toBeUndefined();
  const short = typeAll("20", 5);
  expect(scannedBy(short, short.at + 5)).toBeUndefined();
  const lettered = typeAll("B2-B", 5);
  expect(scannedBy(lettered, lettered.at + 5)).toBe("B2-B");
});

test("a busy PC that holds up some of a scanner's keys tears no number in two", () => {
  const times = [0, 5, 180, 185, 190, 330, 335, 340, 345, 350, 355, 360, 365];
  const held = times.reduce((burst, at) => withKey(burst, "7", 1000 + at), NO_BURST);
  expect(scannedBy(held, held.at + 150)).toBe("7777777777777");
});

test("a pause begins a new number", () => {
  const burst = typeAll("96385074", 5);
  expect(withKey(burst, "1", burst.at + 500).text).toBe("1");
});

test.each([
  ["4006381333931", false],
  ["4006381333932", true],
  ["96385074", false],
  ["036000291452", false],
  ["036000291453", true],
  ["12345", false],
])("the check digit of %s is wrong: %s", (number, isWrong) => {
  expect(hasWrongCheckDigit(number)).toBe(isWrong);
});

test.each([
  ["3*", 3],
  ["*12", 12],
  ["2x", 2],
  ["33", undefined],
  ["3*4", undefined],
])("%s sets the quantity %s", (text, quantity) => {
  expect(readTimes(text)).toBe(quantity);
});

test.each([
  ["99999*", "“99999*”: a quantity must be at most 9,999."],
  ["×10000", "“×10000”: a quantity must be at most 9,999."],
  ["2,5*", "“2,5*”: a quantity must be a whole number, such as 3*."],
  ["-1*", "“-1*”: a quantity must be a whole number, such as 3*."],
  ["3*", undefined],
  ["99999x", undefined],
  ["BD-77", undefined],
])("of the quantity %s the limit is named", (text, fault) => {
  expect(faultOfTimes(text)).toBe(fault);
});

test("a number has a digit and no blanks", () => {
  expect(["5w30", "4006381333931", "BD-77"].every(isNumber)).toBe(true);
  expect(["oil filter", "golf 5", "oil", "12"].some(isNumber)).toBe(false);
});
