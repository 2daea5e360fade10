import { expect, test } from "vitest";
import { hourLines } from "./hour-lines";

const day = (weekday: number, opens = "08:00", closes = "18:00") => ({ weekday, opens, closes });

test("a week is written as the server writes it", () => {
  expect(hourLines([1, 2, 3, 4, 5].map((weekday) => day(weekday)).concat(day(6, "09:00", "16:00")))).toEqual([
    { days: "Mon-Fri", hours: "8AM-6PM" },
    { days: "Sat", hours: "9AM-4PM" },
  ]);
  expect(hourLines([day(1), day(3), day(6, "13:00", "14:15"), day(6, "09:30", "12:00")])).toEqual([
    { days: "Mon", hours: "8AM-6PM" },
    { days: "Wed", hours: "8AM-6PM" },
    { days: "Sat", hours: "9:30AM-12PM, 1PM-2:15PM" },
  ]);
  expect(hourLines([])).toEqual([]);
});
