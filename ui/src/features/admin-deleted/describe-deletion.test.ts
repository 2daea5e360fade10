import { expect, test } from "vitest";
import { howItWent, sayDone, wayBack, whatItWas } from "./describe-deletion";

test("one is named by its kind, many are counted", () => {
  expect(whatItWas({ kind: "enquiry", act: "delete", count: 1 })).toBe("Enquiry");
  expect(whatItWas({ kind: "product", act: "bulk-delete", count: 3 })).toBe("3 products");
});

test("an edit is undone, everything else is brought back", () => {
  const edit = { kind: "product", act: "bulk-update", count: 2 } as const;
  expect([howItWent(edit), wayBack(edit)]).toEqual(["Bulk edit", "Undo edit"]);
  const fitted = { kind: "product", act: "fitted", count: 1 } as const;
  expect([howItWent(fitted), wayBack(fitted)]).toEqual(["Confirmed fit", "Undo edit"]);
  const file = { kind: "product", act: "import", count: 2 } as const;
  expect([howItWent(file), wayBack(file)]).toEqual(["Import", "Undo import"]);
  const removed = { kind: "brand", act: "delete", count: 1 } as const;
  expect([howItWent(removed), wayBack(removed)]).toEqual(["Deleted", "Bring back"]);
});

test("what was undone is not called brought back", () => {
  const acts = ["import", "merge", "move", "bulk-update", "delete", "bulk-delete"] as const;
  expect(acts.map((act) => sayDone({ kind: "product", act, count: 2 }))).toEqual([
    "Import undone",
    "Merge undone",
    "Move undone",
    "Edit undone",
    "Brought back",
    "Brought back",
  ]);
});
