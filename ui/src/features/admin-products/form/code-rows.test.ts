import { expect, it } from "vitest";
import { draftsOfCodes, newCode, toCodes } from "./code-rows";

it("adds part numbers of the last kind, and sends no blank ones", () => {
  const rows = draftsOfCodes([
    { kind: "oem", code: "5K0 615 301" },
    { kind: "mpn", code: "BR-90" },
  ]);
  const added = newCode(rows);
  expect(added).toEqual({ key: 2, kind: "mpn", code: "" });
  expect(newCode([]).kind).toBe("oem");
  expect(toCodes([...rows, added, { ...added, code: " X 1 " }])).toEqual([
    { kind: "oem", code: "5K0 615 301" },
    { kind: "mpn", code: "BR-90" },
    { kind: "mpn", code: "X 1" },
  ]);
});
