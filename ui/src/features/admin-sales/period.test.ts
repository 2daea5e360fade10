import { describe, expect, it } from "vitest";
import { changeOf, presetOf, presetPeriod, readPeriod } from "./period";

const TODAY = "2026-03-31";

describe("a period", () => {
  it.each([
    ["7", "2026-03-25", "day"],
    ["30", "2026-03-02", "day"],
    ["90", "2026-01-01", "week"],
    ["month", "2026-03-01", "day"],
    ["vat", "2026-03-01", "day"],
    ["year", "2026-01-01", "week"],
  ] as const)("of %s begins on %s with a bar for each %s", (preset, from, group) => {
    expect(presetPeriod(preset, TODAY)).toEqual({ from, to: TODAY, group });
  });

  it.each([
    ["2026-03-31", "2026-01-01", "2026-02-28"],
    ["2026-02-01", "2025-11-01", "2025-12-31"],
    ["2026-12-31", "2026-09-01", "2026-10-31"],
  ])("of two months of VAT ended before %s", (today, from, to) => {
    expect(presetPeriod("last-vat", today)).toMatchObject({ from, to });
  });

  it("is read from the address, 30 days where that is no period", () => {
    const read = (query: string) => readPeriod(new URLSearchParams(query), TODAY);
    expect(read("from=2024-01-01&to=2025-12-31")).toEqual({
      from: "2024-01-01",
      to: "2025-12-31",
      group: "month",
      basis: undefined,
    });
    expect(read("basis=received").basis).toBe("received");
    expect(read("basis=guessed").basis).toBeUndefined();
    for (const wrong of ["", "from=2026-03-01", "from=x&to=y", "from=2026-03-02&to=2026-03-01"]) {
      expect(read(wrong).from).toBe("2026-03-02");
    }
  });

  it("is known as the preset that it is", () => {
    expect(presetOf(presetPeriod("30", TODAY), TODAY)).toBe("30");
    expect(presetOf({ from: "2026-02-01", to: "2026-02-28", group: "day" }, TODAY)).toBeUndefined();
  });
});

it("says a change in whole per cent, and none where there was nothing", () => {
  expect(changeOf(150, 100)).toBe(50);
  expect(changeOf(2, 3)).toBe(-33);
  expect(changeOf(5, 0)).toBeUndefined();
});
