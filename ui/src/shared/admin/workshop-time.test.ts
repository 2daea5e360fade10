import { expect, test } from "vitest";
import { workshopTime } from "./workshop-time";

test("a moment is shown by the workshop's clock, in winter and in summer", () => {
  expect(workshopTime("2026-11-27T09:00:00.000Z")).toBe("2026-11-27T09:00");
  expect(workshopTime("2026-07-27T23:30:00.000Z")).toBe("2026-07-28T00:30");
  expect(workshopTime(null)).toBe("");
});
