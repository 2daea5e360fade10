import { expect, test } from "vitest";
import { askedPhotos, describeJob, groupByMoment, isOpen, whatIsDue } from "./job-words";
import type { CustomerJob, JobLine } from "./use-job";

const asked = { askedAt: "2026-12-01T09:00:00Z", isApproved: null } as JobLine;
const job = (status: CustomerJob["status"], lines: JobLine[] = []) =>
  ({ status, lines, bookedFor: null }) as unknown as CustomerJob;

test("extra work is open until it is answered", () => {
  expect(isOpen(asked)).toBe(true);
  expect(isOpen({ ...asked, isApproved: false })).toBe(false);
  expect(isOpen({ ...asked, askedAt: null })).toBe(false);
});

test("lines that were asked about together stand together", () => {
  const line = (id: string, askedAt: string) =>
    ({ ...asked, id, askedAt, photoIds: [`of ${id}`] }) as JobLine;
  const lines = [line("pads", "09:00"), line("wipers", "11:00"), line("discs", "09:00")];
  expect(groupByMoment(lines).map((group) => group.map(({ id }) => id))).toEqual([
    ["pads", "discs"],
    ["wipers"],
  ]);
  expect([...askedPhotos([...lines, { ...line("done", "08:00"), isApproved: true }])]).toEqual([
    "of pads",
    "of wipers",
    "of discs",
  ]);
});

test("a job that waits says for whom", () => {
  expect(describeJob(job("waiting", [asked]))).toBe("We are waiting for your answer.");
  expect(describeJob(job("waiting"))).toBe("The work on your car is paused.");
});

test("the deposit is asked for until the work is done, then all that is left", () => {
  const sums = { depositOwed: "50.00", owed: "187.00" };
  expect(whatIsDue({ ...sums, status: "booked" })).toEqual({ what: "deposit", amount: "50.00" });
  expect(whatIsDue({ ...sums, status: "in_work", depositOwed: "0.00" })).toEqual({
    what: "later",
    amount: "187.00",
  });
  expect(whatIsDue({ ...sums, status: "ready" })).toEqual({ what: "owed", amount: "187.00" });
});
