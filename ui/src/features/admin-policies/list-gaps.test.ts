import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { LINES_FOR_THE_OWNER, listGaps } from "./list-gaps";

type Settings = NonNullable<Parameters<typeof listGaps>[1]>;

const FULL = { businessName: "Byrne", address: "1 Mill St", phone: "1", email: "a@b.ie", vatNumber: "IE1" };
const STARTERS = join(import.meta.dirname, "../../../../app/shop/base/policies/starter");
const starter = (kind: string) => readFileSync(join(STARTERS, `${kind}.md`), "utf8");

test("a starter text has all its gaps named", () => {
  const settings = { ...FULL, vatNumber: "", publicUrl: "" } as Settings;
  const [[, check], [, company]] = LINES_FOR_THE_OWNER;
  const blank = "Fill these in under Settings, or the text has a gap where they belong: VAT number, Website.";

  expect(listGaps(starter("imprint"), settings)).toEqual([check, company, blank]);
  for (const kind of ["terms", "returns"]) expect(listGaps(starter(kind), settings)).toContain(check);
});

test("a text without such lines and blank fields has none, and an unused blank field is no gap", () => {
  expect(listGaps("{{ businessName }}, {{address}}", { ...FULL, publicUrl: "" } as Settings)).toEqual([]);
  expect(listGaps("{{website}}", undefined)).toEqual([]);
});
