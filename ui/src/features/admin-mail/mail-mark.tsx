import { cx } from "@/shared/lib/cx";
import type { MailStatus } from "./mail-types";
import { STATUS_NAMES } from "./mail-words";

const DOTS: Record<MailStatus, string> = {
  by_hand: "bg-accent",
  failed: "bg-danger",
  waiting: "bg-warn",
  sending: "bg-warn",
  sent: "bg-ok",
  done: "bg-control",
};

/** The state in words, with a dot that the eye finds first. */
export function MailMark({ status }: { status: MailStatus }) {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <span aria-hidden="true" className={cx("size-2 rounded-control", DOTS[status])} />
      {STATUS_NAMES[status]}
    </span>
  );
}
