import { type EnquiryStatus, STATE_NAMES } from "@/shared/admin/enquiry-states";
import { cx } from "@/shared/lib/cx";
import { dueOf } from "./due";
import type { Enquiry } from "./use-enquiries";

const DOTS: Record<EnquiryStatus, string> = {
  new: "bg-accent",
  read: "border border-control",
  answered: "bg-ok",
};

interface StateMarkProps {
  enquiry: Enquiry;
  /** The time by the shop's clock. */
  now: number;
}

/** Show the state in words with a dot, and how much is left of the promised time. */
export function StateMark({ enquiry, now }: StateMarkProps) {
  const { status, undelivered } = enquiry;
  const due = dueOf(enquiry, now);
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 font-normal text-muted">
      <span aria-hidden="true" className={cx("size-2 rounded-control", DOTS[status])} />
      <span className="text-text">{STATE_NAMES[status]}</span>
      {due && <span className={cx("tabular", due.late && "text-warn")}>{due.text}</span>}
      {undelivered > 0 && <span className="text-warn">Answer not delivered</span>}
    </span>
  );
}
