import { expect, it } from "vitest";
import { workshopToday } from "./workshop-day";

it("knows the workshop's day around midnight in summer", () => {
  expect(workshopToday(new Date("2026-06-30T22:59:00Z"))).toBe("2026-06-30");
  expect(workshopToday(new Date("2026-06-30T23:00:00Z"))).toBe("2026-07-01");
});
