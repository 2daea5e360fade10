import type { Today, Waiting } from "./use-today";

/** A kind of work: how much of it waits, since when, and the list that shows it. */
export interface Work {
  count: number;
  /** The words, such as "orders to confirm". */
  what: string;
  /** The words in the slim row: "to confirm". */
  short: string;
  oldestAt: string | null;
  /** The number of those that wait for longer than was promised. */
  late?: number;
  to: string;
}

/** Return the work that waits, most urgent first. Kinds without any are left out. */
export function workOf(today: Today): Work[] {
  const all = [
    aged(today.toConfirm, "order", "to confirm", "/admin/orders?status=pending"),
    aged(today.toPack, "order", "to pack", "/admin/orders?status=confirmed"),
    aged(today.toHandOver, "order", "to hand over", "/admin/orders?status=ready"),
    aged(today.paymentsToCheck, "order", "with a card payment to look into", "/admin/orders?payment=check"),
    aged(today.jobPaymentsToCheck, "job", "with a card payment to look into", "/admin/jobs?status=check"),
    aged(today.toBePaid, "order", "to be paid", "/admin/orders?payment=unpaid"),
    {
      ...aged(today.unanswered, "enquiry", "without an answer", "/admin/contact-messages?show=unanswered"),
      late: today.unanswered.late,
    },
    counted(today.arrivals.count, "car", "to arrive today", "/admin/calendar?view=day"),
    aged(today.readyJobs, "job", "ready to collect", "/admin/jobs?status=ready"),
    counted(today.promisedJobs.count, "job", "promised today or overdue", "/admin/jobs?status=open"),
    counted(today.productsToOrder, "product", "to order for customers", "/admin/demand"),
    counted(today.shortProducts, "product", "short for quotes and jobs", "/admin/dashboard?stock=short"),
    aged(today.unpaidJobs, "job", "collected and unpaid", "/admin/jobs?status=collected"),
    aged(today.untoldJobs, "job", "ready, customer not told", "/admin/jobs?status=untold"),
    aged(today.answeredJobs, "job", "with an answer to extra work", "/admin/jobs?status=answered"),
    aged(today.quotesToBook, "accepted quote", "to book", "/admin/quotes?status=to_book"),
    aged(today.quotesUnanswered, "quote", "open for 5 days or more", "/admin/quotes?status=unanswered"),
    counted(today.paidOrders.count, "order", "paid by card since yesterday", "/admin/orders?payment=came"),
    counted(today.paidJobs.count, "job", "paid by card since yesterday", "/admin/jobs?status=came"),
    aged(today.withdrawals, "withdrawal", "to decide", "/admin/withdrawals?show=new"),
    aged(
      today.toPayBack,
      "withdrawal",
      `to pay back${sayLeft(today.toPayBack)}`,
      "/admin/withdrawals?show=accepted",
    ),
    counted(today.mailsByHand, "e-mail", "to send by hand", "/admin/mails?status=by_hand"),
    counted(today.failedMails, "e-mail", "not delivered", "/admin/mails?status=failed"),
    counted(today.lowStock, "product", "low in stock", "/admin/dashboard?stock=low"),
    counted(today.soldOut, "product", "sold out", "/admin/dashboard?stock=out"),
  ];
  return all.filter(({ count }) => count > 0);
}

/** Return the fewest days of all of them: ", 9 days left". */
function sayLeft({ daysLeft }: Today["toPayBack"]): string {
  if (daysLeft === null) return "";
  if (daysLeft === 0) return ", the first today";
  const days = Math.abs(daysLeft) === 1 ? "1 day" : `${Math.abs(daysLeft)} days`;
  return daysLeft > 0 ? `, ${days} left` : `, ${days} late`;
}

function aged({ count, oldestAt }: Waiting, noun: string, state: string, to: string): Work {
  return { ...counted(count, noun, state, to), oldestAt };
}

function counted(count: number, noun: string, state: string, to: string): Work {
  const nouns = count === 1 ? noun : `${noun.replace(/y$/, "ie")}s`;
  const short = noun === "order" || noun === "product" ? state : `${nouns} ${state}`;
  return { count, what: `${nouns} ${state}`, short, oldestAt: null, to };
}
