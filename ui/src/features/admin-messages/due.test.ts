import { describe, expect, it } from "vitest";
import { dueOf, shopTimeOf } from "./due";

const at = (time: string) => Date.parse(`2026-03-03T${time}Z`);
const waiting = { status: "read", outcome: null, dueAt: "2026-03-03T10:00:00Z" } as const;

describe("the promised 24 hours", () => {
  it.each([
    ["05:00:00", "Answer due in 5 h"],
    ["09:01:00", "Answer due in 59 min"],
    ["09:59:50", "Answer due in 1 min"],
    ["10:00:01", "1 min late"],
    ["22:00:00", "12 h late"],
  ])("at %s are said as “%s”", (time, text) => {
    expect(dueOf(waiting, at(time))).toEqual({ text, late: text.endsWith("late") });
  });

  it("end in days, and with the answer", () => {
    expect(dueOf(waiting, at("10:00:00") + 3 * 86_400_000)?.text).toBe("3 days late");
    expect(dueOf({ ...waiting, status: "answered" }, at("22:00:00"))).toBeUndefined();
    expect(dueOf({ ...waiting, outcome: "quoted" }, at("22:00:00"))).toBeUndefined();
  });

  it("are counted by the shop's clock, of which the freshest row knows", () => {
    const rows = [
      { createdAt: "2026-03-03T08:00:00Z", ageSeconds: 3600 },
      { createdAt: "2026-03-03T09:30:00Z", ageSeconds: 60 },
    ];
    expect(shopTimeOf(rows)).toBe(at("09:31:00"));
  });
});
