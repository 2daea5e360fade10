import { describe, expect, it } from "vitest";
import { yearsOf } from "./years-of";

describe("the years to choose from", () => {
  it("are the model's own, newest first", () => {
    expect(yearsOf({ yearFrom: 2017, yearTo: 2019 }, 2026)).toEqual([2019, 2018, 2017]);
    expect(yearsOf({ yearFrom: 2025, yearTo: null }, 2026)).toEqual([2027, 2026, 2025]);
    expect(yearsOf({ yearFrom: null, yearTo: 2012 }, 2026)).toHaveLength(41);
    expect(yearsOf({ yearFrom: null, yearTo: null }, 2026)).toEqual([]);
  });
});
