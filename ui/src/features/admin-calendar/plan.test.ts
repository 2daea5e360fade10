import { describe, expect, it } from "vitest";
import { addMinutes, saySpan, sayWeek, weeksOfMonth } from "@/shared/admin/bays/local-time";
import { freeSlot, typedOf, withDay } from "./booking";
import { slotAfterKey } from "./move-slot";
import { type Appointment, type Calendar, closedSpans, hoursOf, segmentsOf, workingDays } from "./plan";

const DAYS = ["2026-11-23", "2026-11-24", "2026-11-25", "2026-11-29"];
const HOURS = { from: 540, to: 1080 };
const BAYS = [
  { id: "1", name: "Bay 1", appointments: [booked("2026-11-24T09:00", "2026-11-24T17:30")] },
  { id: "2", name: "Bay 2", appointments: [booked("2026-11-24T09:00", "2026-11-24T10:00")] },
];
const PLAN = {
  today: "2026-11-24",
  opening: [1, 2, 3].flatMap((weekday) => [
    { weekday, opens: "09:00", closes: "12:30" },
    { weekday, opens: "13:30", closes: "18:00" },
  ]),
  closedDays: [{ day: "2026-11-25", reason: "Fair" }],
  bays: BAYS,
  promised: [],
} as Calendar;

function booked(starts: string, ends: string): Appointment {
  return { id: starts, starts, ends } as Appointment;
}

describe("the days of the calendar", () => {
  it.each([
    ["2026-11-24T09:00", "2026-11-24T12:00", [[1, 540, 720, true]]],
    [
      "2026-11-23T15:00",
      "2026-11-25T10:00",
      [
        [0, 900, 1080, false],
        [1, 540, 1080, false],
        [2, 540, 600, true],
      ],
    ],
    ["2026-11-20T15:00", "2026-11-24T00:00", [[0, 540, 1080, true]]],
    ["2026-11-27T15:00", "2026-11-30T10:00", [[3, 540, 1080, false]]],
    ["2026-11-24T06:00", "2026-11-24T07:00", [[1, 540, 540, true]]],
  ])("show from %s to %s by their parts", (starts, ends, parts) => {
    const found = segmentsOf({ bayId: "1", starts, ends }, DAYS, HOURS);
    expect(found.map(({ place, from, to, isLast }) => [place, from, to, isLast])).toEqual(parts);
  });

  it("shade the break, closed days, and nothing while no hours are set", () => {
    expect(closedSpans(PLAN, "2026-11-24", { from: 480, to: 1140 })).toEqual([
      { from: 480, to: 540 },
      { from: 750, to: 810 },
      { from: 1080, to: 1140 },
    ]);
    expect(closedSpans(PLAN, "2026-11-25", HOURS)).toEqual([HOURS]);
    expect(closedSpans({ ...PLAN, opening: [] }, "2026-11-24", HOURS)).toEqual([]);
  });

  it("leave out those off on which there is nothing to do", () => {
    expect(workingDays(PLAN, DAYS)).toEqual(DAYS.slice(0, 3));
    expect(workingDays({ ...PLAN, today: "2026-11-29" }, DAYS)).toEqual(DAYS);
    expect(workingDays(PLAN, ["2026-11-29"])).toEqual(["2026-11-29"]);
  });

  it("show the opening hours, and what is booked besides", () => {
    expect(hoursOf(PLAN, DAYS)).toEqual(HOURS);
    const late = [{ id: "1", name: "Bay 1", appointments: [booked("2026-11-24T06:45", "2026-11-25T21:10")] }];
    expect(hoursOf({ ...PLAN, bays: late } as Calendar, DAYS)).toEqual({ from: 360, to: 1320 });
  });

  it("are whole weeks of a month", () => {
    const weeks = weeksOfMonth("2026-11-24");
    expect([weeks[0], weeks.at(-1), weeks.length]).toEqual(["2026-10-26", "2026-12-06", 42]);
    expect(weeksOfMonth("2027-02-10")).toHaveLength(28);
  });

  it("are said in words", () => {
    expect(saySpan("2026-11-24T09:00", "2026-11-24T12:00")).toBe("Tuesday 24 November, 09:00-12:00");
    expect(sayWeek("2026-11-30", "2026-12-06")).toBe("30 November to 6 December 2026");
  });
});

describe("a place in the calendar", () => {
  const SLOT = { bayId: "1", starts: "2026-11-24T09:00", ends: "2026-11-24T09:30" };

  it.each([
    ["ArrowDown", false, ["1", "2026-11-24T09:15", "2026-11-24T09:45"]],
    ["ArrowLeft", false, ["1", "2026-11-23T09:00", "2026-11-23T09:30"]],
    ["ArrowRight", true, ["2", "2026-11-24T09:00", "2026-11-24T09:30"]],
    ["ArrowLeft", true, ["1", "2026-11-24T09:00", "2026-11-24T09:30"]],
    ["ArrowUp", true, ["1", "2026-11-24T09:00", "2026-11-24T09:15"]],
  ])("moves by %s, with Shift %s", (key, shiftKey, place) => {
    const moved = slotAfterKey({ key, shiftKey }, SLOT, BAYS);
    expect(moved && [moved.bayId, moved.starts, moved.ends]).toEqual(place);
  });

  it("keeps a quarter of an hour, and leaves other keys alone", () => {
    const short = { ...SLOT, ends: "2026-11-24T09:15" };
    expect(slotAfterKey({ key: "ArrowUp", shiftKey: true }, short, BAYS)).toEqual(short);
    expect(slotAfterKey({ key: "Tab", shiftKey: false }, SLOT, BAYS)).toBeUndefined();
  });

  it("is a free hour where there is one", () => {
    expect(freeSlot(PLAN, "2026-11-24")).toEqual({
      bayId: "2",
      starts: "2026-11-24T10:00",
      ends: "2026-11-24T11:00",
    });
    expect(freeSlot(PLAN, "2026-11-29").starts).toBe("2026-11-29T09:00");
  });

  it("takes its last day along, over a day of 23 hours too", () => {
    const typed = typedOf({ bayId: "1", starts: "2026-03-27T09:00", ends: "2026-03-28T12:00" });
    expect(withDay(typed, "2026-03-29")).toMatchObject({ day: "2026-03-29", lastDay: "2026-03-30" });
    expect(addMinutes("2026-03-29T00:30", 60)).toBe("2026-03-29T01:30");
  });
});
