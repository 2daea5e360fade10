import { cx } from "@/shared/lib/cx";
import type { EnquiryStatus } from "./enquiry-types";

export const ENQUIRY_STATUS_NAMES: Record<EnquiryStatus, string> = {
  new: "Unread",
  read: "Read",
  answered: "Answered",
};

const DOTS: Record<EnquiryStatus, string> = {
  new: "bg-accent",
  read: "border border-control",
  answered: "bg-ok",
};

export function EnquiryMark({ status }: { status: EnquiryStatus }) {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap font-normal">
      <span aria-hidden="true" className={cx("size-2 rounded-control", DOTS[status])} />
      {ENQUIRY_STATUS_NAMES[status]}
    </span>
  );
}
