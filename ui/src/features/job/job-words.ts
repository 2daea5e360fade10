import { workshopZone } from "@/shared/api/fields/rules";
import { toCents } from "@/shared/lib/money";
import type { CustomerJob, JobLine } from "./use-job";

const moment = new Intl.DateTimeFormat("en-IE", {
  weekday: "long",
  day: "numeric",
  month: "long",
  hour: "2-digit",
  minute: "2-digit",
  timeZone: workshopZone,
});

/** Return "Tuesday 1 December at 09:00", by the workshop's clock. */
export function sayMoment(iso: string): string {
  return moment.format(new Date(iso));
}

/** Return whether extra work waits for the customer's answer. */
export function isOpen({ askedAt, isApproved }: JobLine): boolean {
  return askedAt !== null && isApproved === null;
}

/** Group the lines that were asked about together, with one reason and the same photos. */
export function groupByMoment(lines: JobLine[]): JobLine[][] {
  const moments = [...new Set(lines.map(({ askedAt }) => askedAt))];
  return moments.map((moment) => lines.filter(({ askedAt }) => askedAt === moment));
}

/** Return the photos that are shown beside a question that waits for its answer. */
export function askedPhotos(lines: JobLine[]): Set<string> {
  return new Set(lines.filter(isOpen).flatMap(({ photoIds }) => photoIds));
}

/** Describe in one sentence how far the job is. */
export function describeJob({ status, bookedFor, lines }: CustomerJob): string {
  if (status === "booked")
    return bookedFor
      ? `We expect your car on ${sayMoment(bookedFor)}.`
      : "Your job is booked. We will let you know the day.";
  if (status === "arrived") return "Your car is here, and the work begins soon.";
  if (status === "in_work") return "We are working on your car.";
  if (status === "waiting")
    return lines.some(isOpen) ? "We are waiting for your answer." : "The work on your car is paused.";
  if (status === "ready") return "Your car is ready to collect.";
  if (status === "collected") return "Your car was collected. Thank you.";
  return "This job was cancelled. Please call us if you did not expect that.";
}

/** Return whether nothing more is asked or promised. */
export function isOver({ status }: CustomerJob): boolean {
  return status === "collected" || status === "cancelled";
}

type Due = Pick<CustomerJob, "status" | "depositOwed" | "owed">;

/** Return the sum that a job asks for: its deposit until the work is done, then all that is left. */
export function whatIsDue({ status, depositOwed, owed }: Due): {
  what: "deposit" | "later" | "owed";
  amount: string;
} {
  if (status === "ready" || status === "collected") return { what: "owed", amount: owed };
  return toCents(depositOwed) > 0
    ? { what: "deposit", amount: depositOwed }
    : { what: "later", amount: owed };
}
