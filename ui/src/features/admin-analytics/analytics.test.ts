import { describe, expect, it } from "vitest";
import { cutAgent } from "./visitors-panel";

describe("a browser's name", () => {
  it("is whole up to 80 characters", () => {
    expect(cutAgent("a".repeat(80))).toBe("a".repeat(80));
  });

  it("is cut to 80 with the dots among them, never through a character", () => {
    expect(cutAgent("a".repeat(81))).toBe(`${"a".repeat(79)}…`);
    expect(Array.from(cutAgent("🚗".repeat(90)))).toHaveLength(80);
  });
});
