import { describe, expect, it } from "vitest";
import { roundTop } from "./day-chart";

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
