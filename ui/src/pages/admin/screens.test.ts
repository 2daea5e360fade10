import { expect, test } from "vitest";
import { findPlaces, PLACES } from "@/features/admin-find/places";
import { addressOf, SCREENS } from "@/shared/admin/screens";
import { MOVED } from "./moved";

/** These screens are never chosen from a list: the program opens them. */
const UNNAMED = ["first-run", "login", "new-password"];
const FILES = Object.keys(import.meta.glob(["./*.tsx", "!./{index,unknown}.tsx"]));

test("every screen has a row, and every row its screen", () => {
  const files = SCREENS.map(({ file }) => `./${file}.tsx`);
  expect([...new Set(files)].sort()).toEqual(FILES.sort());
});

test.each(SCREENS)("$path has a place in the bar, in Find or in a screen that leads to it", (row) => {
  expect(row.group !== undefined || row.name !== undefined || UNNAMED.includes(row.path)).toBe(true);
  if (row.path.endsWith("/:id") || UNNAMED.includes(row.path)) return;
  const label = row.name ?? row.label;
  expect(findPlaces(`${label} ${row.words ?? ""}`, 5)[0]).toMatchObject({ label, to: addressOf(row) });
});

test.each(PLACES)("Find knows $to by its words alone", ({ label, words }) => {
  if (words) expect(findPlaces(words, 5).map((place) => place.label)).toContain(label);
});

test.each(["path", "key"] as const)("no two rows have the same %s", (column) => {
  const values = SCREENS.flatMap((row) => row[column] ?? []);
  expect(values).toHaveLength(new Set(values).size);
});

test("no two places have the same label, or the same address", () => {
  expect(new Set(PLACES.map(({ label }) => label)).size).toBe(PLACES.length);
  expect(new Set(PLACES.map(({ to }) => to)).size).toBe(PLACES.length);
});

test("what has moved leads to a place that Find knows", () => {
  const addresses = PLACES.map(({ to }) => to);
  for (const to of Object.values(MOVED)) expect(addresses).toContain(to);
  expect(MOVED["/admin/settings#hours"]).toBeUndefined();
  expect(MOVED["/admin/settings/workshop#hours"]).toBe("/admin/settings#hours");
  expect(MOVED["/admin/look#services"]).toBe("/admin/services");
});
