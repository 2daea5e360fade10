import { describe, expect, it } from "vitest";
import { ApiError } from "@/shared/api/api-error";
import { choicesOf, movedStockOf } from "./moved-stock";

const MESSAGE = "4 were sold meanwhile: now 40";
const labels = (was: number, now: number, typed: number) =>
  choicesOf({ message: MESSAGE, was, now, typed }).map(({ label }) => label);

describe("a stock that moved meanwhile", () => {
  it("is read from the server's refusal", () => {
    const refusal = { message: MESSAGE, errors: { inventory: MESSAGE }, inventory: 40 };
    const moved = { message: MESSAGE, was: 44, now: 40, typed: 56 };
    expect(movedStockOf(new ApiError(409, JSON.stringify(refusal)), 44, "56")).toEqual(moved);
    expect(movedStockOf(new ApiError(409, JSON.stringify(refusal)), 44, "-56")).toBeUndefined();
    expect(
      movedStockOf(new ApiError(409, '{"message":"A product with this slug exists"}'), 44, "56"),
    ).toBeUndefined();
    expect(movedStockOf(new TypeError("Failed to fetch"), 44, "56")).toBeUndefined();
  });

  it("offers both numbers, and the change on top of what there is", () => {
    expect(labels(44, 40, 56)).toEqual(["Keep 40", "Set to 56", "Add 12: 52"]);
    expect(labels(44, 40, 41)).toEqual(["Keep 40", "Set to 41", "Take 3: 37"]);
  });

  it("offers no change that goes below nothing", () => {
    expect(labels(44, 2, 40)).toEqual(["Keep 2", "Set to 40"]);
  });
});
