import { describe, expect, it } from "vitest";
import { roundTop } from "./day-chart";
import { cutAgent } from "./visitors-panel";

describe("a browser's name", () => {
  it("is whole up to 80 characters", () => {
    expect(cutAgent("a".repeat(80))).toBe("a".repeat(80));
  });

  it("is cut to 80 with the dots among them, never through a character", () => {
    expect(cutAgent("a".repeat(81))).toBe(`${"a".repeat(79)}…`);
    expect(Array.from(cutAgent("🚗".repeat(90)))).toHaveLength(80);
  });
});

describe("the top of a chart", () => {
  it.each([
    [0, 2],
    [1, 2],
    [2, 2],
    [3, 4],
    [10, 10],
    [11, 20],
    [44, 60],
    [100, 100],
    [101, 200],
    [12345, 20000],
  ])("over %i is %i", (highest, top) => {
    expect(roundTop(highest)).toBe(top);
  });
});
