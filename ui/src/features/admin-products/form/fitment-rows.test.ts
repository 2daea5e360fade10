import { describe, expect, it } from "vitest";
import type { CarModel } from "@/shared/api/types";
import { describeDetails, rowsOf, toBody, WHOLE, withCopied } from "./fitment-rows";

const ROW = {
  modelId: "golf",
  yearFrom: 2017,
  yearTo: null,
  engineIds: ["tdi"],
  note: "only with sport brakes",
  isCondition: 1,
};

describe("the details of a model that a part fits", () => {
  it("are shown as they were read, and sent as they are shown", () => {
    const rows = rowsOf({ fits: "listed", rows: [ROW] });
    expect(toBody(rows)).toEqual([{ ...ROW, yearFrom: "2017", yearTo: "" }]);
    expect(rowsOf(undefined).size).toBe(0);
  });

  it("are taken from another part, beside its own or in place of them", () => {
    const own = new Map([["golf", { ...WHOLE, note: "own" }]]);
    const copied = { fits: "open", rows: [ROW, { ...ROW, modelId: "polo" }] };
    const added = withCopied(own, copied, "add");
    expect([added.get("golf")?.note, added.get("polo")?.note]).toEqual(["own", ROW.note]);
    expect(withCopied(own, copied, "replace").get("golf")?.note).toBe(ROW.note);
  });

  it("are described in one line", () => {
    const golf = { engines: [{ id: "tdi", name: "2.0 TDI" } as CarModel["engines"][number]] };
    expect(describeDetails(WHOLE, golf)).toBe("");
    expect(describeDetails({ ...WHOLE, yearFrom: "2017", note: "not the estate" }, golf)).toBe(
      "2017– · not the estate",
    );
    expect(describeDetails({ ...WHOLE, engineIds: ["tdi"] }, golf)).toBe("2.0 TDI");
  });
});
