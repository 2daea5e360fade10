import { describe, expect, it } from "vitest";
import { yearOfPlate } from "./irish-plate";

describe("an Irish plate", () => {
  it.each([
    ["131-KK-1234", 2013],
    ["13-KK-1234", 2013],
    ["131kk1234", 2013],
    [" 242 D 7 ", 2024],
    ["08-D-123456", 2008],
    ["87-G-1", 1987],
    ["99 WH 55", 1999],
  ])("%s says its year", (plate, year) => {
    expect(yearOfPlate(plate, 2026)).toBe(year);
  });

  it.each(["", "KK", "133-KK-1", "1-KK-1", "131-KKK-1", "131-KK-1234567", "45-D-1", "271-D-1", "AB12 CDE"])(
    "%s is none",
    (plate) => {
      expect(yearOfPlate(plate, 2026)).toBeUndefined();
    },
  );
});
