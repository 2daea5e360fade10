import { describe, expect, it } from "vitest";
import type { Today } from "./use-today";
import { workOf } from "./work";

const NONE = { count: 0, oldestAt: null };
const QUIET = {
  toConfirm: NONE,
  toPack: NONE,
  toHandOver: NONE,
  toBePaid: NONE,
  paymentsToCheck: NONE,
  unanswered: { ...NONE, late: 0 },
  withdrawals: NONE,
  toPayBack: { ...NONE, daysLeft: null },
  arrivals: NONE,
  readyJobs: NONE,
  promisedJobs: NONE,
  unpaidJobs: NONE,
  untoldJobs: NONE,
  answeredJobs: NONE,
  quotesToBook: NONE,
  quotesUnanswered: NONE,
  paidOrders: NONE,
  paidJobs: NONE,
  jobPaymentsToCheck: NONE,
  mailsByHand: 0,
  failedMails: 0,
  lowStock: 0,
  soldOut: 0,
  shortProducts: 0,
  productsToOrder: 0,
  promisedPieces: 0,
} as unknown as Today;

describe("the work that waits", () => {
  it("names what customers said and paid, and who was not informed", () => {
    const one = { count: 1, oldestAt: null };
    const news = { quotesToBook: one, answeredJobs: one, untoldJobs: one, paidJobs: one };
    expect(workOf({ ...QUIET, ...news }).map(({ what, to }) => [what, to])).toEqual([
      ["job ready, customer not told", "/admin/jobs?status=untold"],
      ["job with an answer to extra work", "/admin/jobs?status=answered"],
      ["accepted quote to book", "/admin/quotes?status=to_book"],
      ["job paid by card since yesterday", "/admin/jobs?status=came"],
    ]);
  });

  it("is none in a quiet shop", () => {
    expect(workOf(QUIET)).toEqual([]);
  });

  it("says how long there is for money that must go back", () => {
    const said = [9, 1, 0, -1, -2].map((daysLeft) => {
      const [work] = workOf({ ...QUIET, toPayBack: { count: 2, oldestAt: null, daysLeft } });
      return work?.what.replace("withdrawals to pay back", "");
    });
    expect(said).toEqual([
      ", 9 days left",
      ", 1 day left",
      ", the first today",
      ", 1 day late",
      ", 2 days late",
    ]);
  });

  it("is named in the singular and the plural, and leads to its list", () => {
    const since = "2026-05-01T09:30:00.000Z";
    const work = workOf({
      ...QUIET,
      toConfirm: { count: 1, oldestAt: since },
      mailsByHand: 3,
      soldOut: 2,
      shortProducts: 1,
      productsToOrder: 1,
    });
    expect(work.map(({ count, what, short, to }) => [count, what, short, to])).toEqual([
      [1, "order to confirm", "to confirm", "/admin/orders?status=pending"],
      [1, "product to order for customers", "to order for customers", "/admin/demand"],
      [1, "product short for quotes and jobs", "short for quotes and jobs", "/admin/dashboard?stock=short"],
      [3, "e-mails to send by hand", "e-mails to send by hand", "/admin/mails?status=by_hand"],
      [2, "products sold out", "sold out", "/admin/dashboard?stock=out"],
    ]);
    expect(work.map(({ oldestAt }) => oldestAt)).toEqual([since, null, null, null, null]);
  });
});
