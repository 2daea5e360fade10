import { expect, test } from "vitest";
import { splitName } from "./split-name";

test("a long name keeps its end, behind a comma where there is one", () => {
  expect(splitName("Snow Foam Pre-Wash, 500 ml")).toEqual(["Snow Foam Pre-Wash, 500 ml"]);
  expect(splitName("Vector 7 Wheel and Tyre Set, 19 Inch, 5x112")).toEqual([
    "Vector 7 Wheel and Tyre Set, ",
    "19 Inch, 5x112",
  ]);
  expect(splitName("Sixpot 345 Front Brake Kit, Volkswagen Group")).toEqual([
    "Sixpot 345 Front Brake Kit, ",
    "Volkswagen Group",
  ]);
  expect(splitName("Track Day Pack: Coilovers and Front Brakes")).toEqual([
    "Track Day Pack: Coilovers ",
    "and Front Brakes",
  ]);
  expect(splitName("Donaudampfschifffahrtsgesellschaftskapitän")).toEqual([
    "Donaudampfschifffahrtsgesellschaftskapitän",
  ]);
});
