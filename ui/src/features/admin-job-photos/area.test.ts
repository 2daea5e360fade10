import { expect, test } from "vitest";
import { between, grownBy, middleOf, movedBy } from "./area";

const SIZE = { width: 400, height: 300 };

test("an area lies within the photo however it is drawn, moved or stretched", () => {
  expect(middleOf(SIZE)).toEqual({ x: 140, y: 132, width: 120, height: 36 });
  expect(between({ x: 390, y: 20 }, { x: 100, y: 90 }, SIZE)).toEqual({
    x: 100,
    y: 20,
    width: 290,
    height: 70,
  });
  expect(between({ x: -50, y: 250 }, { x: 900, y: 900 }, SIZE)).toEqual({
    x: 0,
    y: 250,
    width: 400,
    height: 50,
  });
  const area = { x: 350, y: 10, width: 40, height: 20 };
  expect(movedBy(area, 30, -30, SIZE)).toEqual({ ...area, x: 360, y: 0 });
  expect(grownBy(area, 30, 5, SIZE)).toEqual({ ...area, width: 50, height: 25 });
  expect(grownBy(area, -90, -90, SIZE)).toEqual({ ...area, width: 8, height: 8 });
});

test("a click alone is an area that the server takes", () => {
  expect(between({ x: 400, y: 300 }, { x: 400, y: 300 }, SIZE)).toEqual({
    x: 392,
    y: 292,
    width: 8,
    height: 8,
  });
});
