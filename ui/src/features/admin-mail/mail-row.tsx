import { TimeText } from "@/shared/admin/time-text";
import { cx } from "@/shared/lib/cx";
import { MailMark } from "./mail-mark";
import type { ListedMail } from "./mail-types";
import { OpenMail } from "./open-mail";

interface MailRowProps {
  mail: ListedMail;
  canSend: boolean;
  isOpen: boolean;
  onToggle: () => void;
  onSettled: () => void;
}

/** A mail in one line; opened, the whole of it below. */
export function MailRow({ mail, canSend, isOpen, onToggle, onSettled }: MailRowProps) {
  const { id, status, subject, toName, toAddress, lastError, createdAt } = mail;
  const wantsOwner = status === "by_hand" || status === "failed";
  return (
    <li className={cx("border-line border-b", isOpen && "bg-surface")}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={`mail-${id}`}
        onClick={onToggle}
        className={cx("message-line mail-line", wantsOwner && "font-semibold")}
      >
        <MailMark status={status} />
        <span className="truncate">{toName || toAddress}</span>
        <span className="message-excerpt">
          {subject}
          {wantsOwner && lastError && (
            <span className={status === "failed" ? "text-danger" : "font-normal text-muted"}>
              {" "}
              · {lastError}
            </span>
          )}
        </span>
        <span className="font-normal text-muted">
          <TimeText of={createdAt} />
        </span>
      </button>
      <div id={`mail-${id}`} hidden={!isOpen}>
        {isOpen && <OpenMail id={id} canSend={canSend} onSettled={onSettled} />}
      </div>
    </li>
  );
}
