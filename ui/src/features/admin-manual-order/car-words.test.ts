import { expect, it } from "vitest";
import { carWords } from "./car-words";

it.each([
  ["fits", null, null, "Fits this car"],
  ["fits_if", null, "only with sport brakes", "Fits this car, with a condition. only with sport brakes"],
  ["check", "Choose your year", null, "May fit this car. Choose the year"],
  ["no", "Made for 2017–2019", "Front only", "Does not fit this car. Made for 2017–2019. Front only"],
] as const)("reads out the verdict %s", (verdict, reason, note, words) => {
  expect(carWords({ verdict, reason, note, years: null })).toBe(words);
});
