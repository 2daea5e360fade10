import { describe, expect, it } from "vitest";
import { readVehicle, vehicleQuery } from "./chosen-vehicle";

const ID = "0b0f5a52-3c1e-4f6e-9c3a-1f2e3d4c5b6a";
const GOLF = {
  brandId: ID,
  modelId: ID,
  name: "Volkswagen Golf Mk7",
  year: 2016,
  engineId: null,
  engine: null,
};

describe("a stored vehicle", () => {
  it("is read as it was written", () => {
    expect(readVehicle(JSON.stringify(GOLF))).toEqual(GOLF);
    const tdi = { ...GOLF, year: null, engineId: ID, engine: "2.0 TDI" };
    expect(readVehicle(JSON.stringify(tdi))).toEqual(tdi);
  });

  it.each([
    null,
    "",
    "junk",
    "[]",
    "[1,2]",
    "null",
    "7",
    '"golf"',
    "{}",
    "{",
    JSON.stringify({ ...GOLF, modelId: "golf" }),
    JSON.stringify({ ...GOLF, modelId: [ID, ID] }),
    JSON.stringify({ ...GOLF, engineId: "tdi" }),
    JSON.stringify({ ...GOLF, year: 0 }),
    JSON.stringify({ ...GOLF, year: 1e9 }),
    JSON.stringify({ ...GOLF, year: "x" }),
    JSON.stringify({ ...GOLF, year: 2016.5 }),
    JSON.stringify({ ...GOLF, name: "x".repeat(5_000_000) }),
  ])("is none where it is no vehicle", (text) => {
    expect(readVehicle(text)).toBeNull();
  });

  it("names itself to the server", () => {
    expect(vehicleQuery(null)).toBe("");
    expect(vehicleQuery(GOLF)).toBe(`&modelId=${ID}&year=2016`);
  });
});
