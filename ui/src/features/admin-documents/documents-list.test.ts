import { expect, test } from "vitest";
import { sayNone } from "./documents-list";

test("the till is named as a source of receipts where parts are sold", () => {
  expect(sayNone(true)).toContain("The till makes receipts, too.");
  expect(sayNone(false)).not.toContain("till");
});
