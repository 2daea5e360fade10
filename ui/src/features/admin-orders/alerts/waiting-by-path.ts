import type { WaitingByPath } from "@/shared/admin/waiting-count";
import type { AdminFeed } from "../order-types";

/**
 * Return the work that waits for the owner, by the path of the screen that shows it; nothing before the first
 * answer.
 */
export function waitingByPath(feed: AdminFeed | undefined): WaitingByPath {
  if (!feed) return {};
  return {
    "/admin/orders": { count: feed.pending, what: "pending" },
    "/admin/withdrawals": addUp([feed.newWithdrawals, "new"], [feed.toPayBack, "to pay back"]),
    "/admin/mails": { count: feed.failedMails + feed.mailsByHand, what: "failed or to be sent by you" },
    "/admin/contact-messages": { count: feed.unansweredEnquiries, what: "to answer" },
    "/admin/quotes": { count: feed.quotesToBook, what: "accepted and to book" },
    "/admin/jobs": addUp(
      [feed.answeredJobs, "with an answer to extra work"],
      [feed.untoldJobs, "ready and not told"],
    ),
  };
}

/** Return the sum of counts, with the words of those that are not 0. */
function addUp(...counts: [number, string][]) {
  const waiting = counts.filter(([count]) => count > 0);
  return {
    count: waiting.reduce((sum, [count]) => sum + count, 0),
    what: waiting.map(([, what]) => what).join(" or "),
  };
}
