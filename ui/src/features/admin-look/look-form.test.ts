import { expect, test } from "vitest";
import { changedNames, conflictsOf, type Look, rebase, toBody } from "./look-form";

const BASE = { heroTitle: null, heroText: null, shopLine: "Parts", services: [] } as unknown as Look;

test("only what was changed is sent, with what the form showed before", () => {
  expect(changedNames(BASE, BASE)).toEqual([]);
  expect(toBody({ ...BASE, heroTitle: "Mine", shopLine: "" }, BASE)).toEqual({
    heroTitle: "Mine",
    shopLine: "",
    was: { heroTitle: null, shopLine: "Parts" },
  });
});

test("what another window saved is taken over but where both wrote", () => {
  const mine = { ...BASE, heroTitle: "Mine" };
  const present = { ...BASE, heroTitle: "Theirs", heroText: "Theirs too" };
  expect(rebase(mine, BASE, present)).toEqual({ ...present, heroTitle: "Mine" });
  expect(conflictsOf(mine, BASE, present)).toEqual(["heroTitle"]);
  expect(conflictsOf({ ...BASE, heroTitle: "Theirs" }, BASE, present)).toEqual([]);
});
