import { expect, test } from "vitest";
import { waitingByPath } from "./waiting-by-path";

const NOTHING = {
  newest: 0,
  pending: 0,
  newEnquiries: 0,
  unansweredEnquiries: 0,
  newestEnquiryAt: null,
  failedMails: 0,
  mailsByHand: 0,
  newWithdrawals: 0,
  toPayBack: 0,
  quotesToBook: 0,
  answeredJobs: 0,
  untoldJobs: 0,
};

test("nothing waits before the first answer of the server", () => {
  expect(waitingByPath(undefined)).toEqual({});
});

test("quotes to book, answers and jobs not announced wait at their screens", () => {
  const waiting = waitingByPath({ ...NOTHING, quotesToBook: 2, answeredJobs: 1, untoldJobs: 3 });
  expect(waiting["/admin/quotes"]).toEqual({ count: 2, what: "accepted and to book" });
  expect(waiting["/admin/jobs"]).toEqual({
    count: 4,
    what: "with an answer to extra work or ready and not told",
  });
  expect(waiting["/admin/orders"]?.count).toBe(0);
});

test("withdrawals to pay back are counted beside new ones, in the words of what is there", () => {
  const count = (newWithdrawals: number, toPayBack: number) =>
    waitingByPath({ ...NOTHING, newWithdrawals, toPayBack })["/admin/withdrawals"];
  expect(count(1, 0)).toEqual({ count: 1, what: "new" });
  expect(count(0, 2)).toEqual({ count: 2, what: "to pay back" });
  expect(count(1, 2)).toEqual({ count: 3, what: "new or to pay back" });
});
