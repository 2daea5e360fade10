import { describe, expect, it } from "vitest";
import { zoomOf } from "../zoom/use-pinch";
import { placeOf } from "./use-strip";

describe("the picture that a strip shows", () => {
  it.each([
    [0, 390, 0],
    [194, 390, 0],
    [196, 390, 1],
    [1170, 390, 3],
    [0, 0, 0],
  ])("scrolled by %i of %i it is %i", (scrollLeft, clientWidth, place) => {
    expect(placeOf({ scrollLeft, clientWidth })).toBe(place);
  });
});

describe("the size that two fingers give", () => {
  it.each([
    [1, 2, 2],
    [2.5, 0.5, 1.25],
    [1, 0.5, 1],
    [3, 4, 5],
  ])("%d times, spread %d times, is %d times", (before, spread, after) => {
    expect(zoomOf(before, spread)).toBe(after);
  });
});
