import { describe, expect, it } from "vitest";
import { isPlate, readPlate } from "./read-plate";

describe("a number plate", () => {
  it.each([
    ["131-KK-1234", 2013],
    ["13-KK-1234", 2013],
    ["131kk1234", 2013],
    [" 242 D 7 ", 2024],
    ["08-D-123456", 2008],
    ["87-G-1", 1987],
    ["99 WH 55", 1999],
  ])("%s is Irish and says its year", (plate, year) => {
    expect(readPlate(plate, 2026)).toEqual({ year, rest: "" });
  });

  it.each([
    "AB12 CDE",
    "ab12cde",
    "JHZ 1234",
    "OUI 55",
    "M-AB 1234",
    "B-X 99",
    "AB-123-CD",
    "AB123CD",
    "1234 BCD",
  ])("%s is one of another country", (plate) => {
    expect(readPlate(plate, 2026)).toEqual({ year: undefined, rest: "" });
  });

  it.each([
    ["VW Golf 161-KK-1234", "VW Golf"],
    ["161-KK-1234, VW Golf", ", VW Golf"],
  ])("is read beside other words: %s", (text, rest) => {
    expect(readPlate(text, 2026)).toEqual({ year: 2016, rest });
    expect(isPlate(text)).toBe(false);
  });

  it.each([
    ..."KK|133-KK-1|1-KK-1|131-KKK-1|131-KK-1234567|45-D-1|271-D-1|golf 2016|2016 golf|bmw 320d|320d 2014".split(
      "|",
    ),
    ..."vw up 2016|2016 BMW|KIA 2016|CX-5 2018|C-HR 2018|CR-V 2018|XC60 AWD|C63 AMG|2.0 TDI 150|golf 16 gti".split(
      "|",
    ),
    ..."5K0 615 301|34 11 6 858 652|GDB 1550|NW-1440/P|MX-5 ND|ID.3|golf vii|3008 gts|straße|brake discs".split(
      "|",
    ),
    "",
  ])("%s is none", (text) => {
    expect(readPlate(text, 2026)).toBeUndefined();
  });
});
