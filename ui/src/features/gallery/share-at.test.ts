import { expect, test } from "vitest";
import { shareAt } from "./share-at";

test("a pointer uncovers as much as lies before it, and never more than the picture", () => {
  const box = { left: 100, width: 400 };
  expect([0, 100, 200, 301, 500, 900].map((x) => shareAt(x, box))).toEqual([0, 0, 25, 50, 100, 100]);
  expect(shareAt(100, { left: 100, width: 0 })).toBe(50);
});
