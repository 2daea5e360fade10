import { expect, test } from "vitest";
import { sayReplaced } from "./use-closed-days";

const CHRISTMAS = [{ day: "2026-12-25", reason: "Christmas" }];

test("a day that was closed already is named with both reasons", () => {
  expect(sayReplaced(CHRISTMAS, [{ day: "2026-12-25", reason: "again" }])).toEqual({
    title: "Closed already: 25 December",
    description: "The reason was “Christmas” and is now “again”.",
  });
  expect(sayReplaced(CHRISTMAS, [{ day: "2026-12-25", reason: "" }])?.description).toContain(
    "is now not given",
  );
});

test("nothing is said of new days, nor of the same reason", () => {
  expect(sayReplaced(CHRISTMAS, [...CHRISTMAS, { day: "2026-12-26", reason: "Christmas" }])).toBeUndefined();
});
