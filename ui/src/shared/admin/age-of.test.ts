import { describe, expect, it } from "vitest";
import { ageOf } from "./age-of";

describe("an age", () => {
  const now = Date.parse("2026-05-03T12:00:00Z");
  it.each([
    ["2026-05-03T11:59:30Z", "just now"],
    ["2026-05-03T11:59:00Z", "1 minute"],
    ["2026-05-03T11:00:01Z", "59 minutes"],
    ["2026-05-03T11:00:00Z", "1 hour"],
    ["2026-05-02T12:00:01Z", "23 hours"],
    ["2026-05-01T12:00:00Z", "2 days"],
  ])("since %s is %s", (since, age) => {
    expect(ageOf(since, now)).toBe(age);
  });
});
