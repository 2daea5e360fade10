import { type EnquiryStage, STAGE_NAMES } from "@/shared/admin/enquiry-states";
import { JOB_STATUSES, type JobStatus } from "@/shared/admin/jobs/use-job-list";
import { TimeText } from "@/shared/admin/time-text";
import type { components } from "@/shared/api/schema";
import { formatPrice } from "@/shared/lib/money";
import { Link } from "@/shared/ui/link";

export type HistoryEntry = components["schemas"]["EarlierView"];

/** List a person's orders, jobs, enquiries and withdrawals, each with a link to it. */
export function HistoryList({ entries }: { entries: HistoryEntry[] }) {
  return (
    <ul aria-label="Orders, jobs and enquiries">
      {entries.map((entry) => (
        <HistoryLine key={entry.id} entry={entry} />
      ))}
    </ul>
  );
}

function HistoryLine({ entry }: { entry: HistoryEntry }) {
  const { to, state } = describe(entry);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 border-line border-b py-1.5 sm:grid-cols-[minmax(0,1fr)_auto_10rem]">
      <Link to={to} className="truncate underline underline-offset-4">
        {nameEntry(entry)}
      </Link>
      <span className="text-muted">
        {state}
        {entry.total && `, ${formatPrice(entry.total)}`}
        {entry.owed && entry.owed !== "0.00" && `, to pay ${formatPrice(entry.owed)}`}
      </span>
      <span className="text-muted">
        <TimeText of={entry.createdAt} />
      </span>
    </li>
  );
}

const NUMBERED = { order: "Order", job: "Job", withdrawal: "Withdrawal", enquiry: "" };

/** Return "Order 1003", or the first words of an enquiry. */
export function nameEntry({ kind, title }: HistoryEntry): string {
  return `${NUMBERED[kind]} ${title}`.trim();
}

function describe({ kind, id, state }: HistoryEntry): { to: string; state: string } {
  if (kind === "order") return { to: `/admin/orders/${id}`, state: capital(state) };
  if (kind === "job") return { to: `/admin/jobs/${id}`, state: JOB_STATUSES[state as JobStatus] };
  if (kind === "withdrawal") return { to: `/admin/withdrawals?show=${state}`, state: capital(state) };
  return { to: `/admin/contact-messages/${id}`, state: STAGE_NAMES[state as EnquiryStage] };
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
