import { describe, expect, it } from "vitest";
import { describeDetails, rowsOf, toBody, WHOLE } from "./fitment-rows";

const ROW = { modelId: "golf", yearFrom: 2017, yearTo: null, note: "only with sport brakes", isCondition: 1 };

describe("the details of a model that a part fits", () => {
  it("are shown as they were read, and sent as they are shown", () => {
    const rows = rowsOf({ fits: "listed", rows: [ROW] });
    expect(toBody(rows)).toEqual([{ ...ROW, yearFrom: "2017", yearTo: "" }]);
    expect(rowsOf(undefined).size).toBe(0);
  });

  it("are told in one line", () => {
    expect(describeDetails(WHOLE)).toBe("");
    expect(describeDetails({ ...WHOLE, yearFrom: "2017", note: "not the estate" })).toBe(
      "2017– · not the estate",
    );
  });
});
