import { describe, expect, it } from "vitest";
import { findingWords } from "./finding-words";

const GOLF = { brandId: "", modelId: "", name: "Volkswagen Golf Mk7", years: null, engineId: null };
const FOUND = { vehicles: [GOLF], total: 1, year: null, notMadeIn: null, leftOut: null };

describe("what a vehicle finder says", () => {
  it.each([
    [FOUND, "1 found."],
    [{ ...FOUND, leftOut: "gti" }, "1 found. “gti” is not in our list."],
    [{ ...FOUND, notMadeIn: 1999 }, "1 found. None of them was made in 1999."],
    [{ ...FOUND, total: 17 }, "The first 1 of 17. Type the model too."],
    [{ ...FOUND, vehicles: [], total: 0 }, "No vehicle matches. Type brand and model: VW Golf 2016."],
  ])("%o", (found, words) => {
    expect(findingWords(found)).toBe(words);
  });
});
