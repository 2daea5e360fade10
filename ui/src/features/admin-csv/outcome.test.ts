import { describe, expect, it } from "vitest";
import { ApiError } from "@/shared/api/api-error";
import { outcomeOf } from "./outcome";

const REFUSED = {
  success: false,
  message: "Line 3 needs fixing first",
  created: 0,
  updated: 0,
  unchanged: 0,
  warnings: [],
  missing: [],
  leftOut: 0,
  errors: [{ line: 2, field: "price", message: "Price must be a number" }],
  lines: [],
};

describe("a refused import", () => {
  it("is read as what was found", () => {
    expect(outcomeOf(new ApiError(400, JSON.stringify(REFUSED)))).toEqual(REFUSED);
  });

  it.each([
    new ApiError(400, '{"message":"Please select a file to import","errors":{"file":"…"}}'),
    new ApiError(413, '{"message":"The file is larger than 10 MB"}'),
    new ApiError(400, "<html>"),
    new TypeError("Failed to fetch"),
  ])("is none when it says something else: %s", (error) => {
    expect(outcomeOf(error)).toBeNull();
  });
});
