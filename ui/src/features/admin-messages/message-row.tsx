import { TimeText } from "@/shared/admin/time-text";
import { cx } from "@/shared/lib/cx";
import { EnquiryMark } from "./messages-filter";
import { OpenMessage } from "./open-message";
import { serviceName } from "./service-name";
import type { Enquiry } from "./use-enquiries";

interface MessageRowProps {
  enquiry: Enquiry;
  isOpen: boolean;
  onToggle: () => void;
  onDeleted: () => void;
}

/** A message in one line; opened, the whole of it below. */
export function MessageRow({ enquiry, isOpen, onToggle, onDeleted }: MessageRowProps) {
  const { id, name, status, serviceInterest, message, createdAt } = enquiry;
  return (
    <li className={cx("border-line border-b", isOpen && "bg-surface")}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={`message-${id}`}
        onClick={onToggle}
        className={cx("message-line", status === "new" && "font-semibold")}
      >
        <EnquiryMark status={status} />
        <span className="truncate">{name}</span>
        <span className="message-excerpt">
          {serviceInterest && <span className="text-muted">{serviceName(serviceInterest)} – </span>}
          {message}
        </span>
        <span className="font-normal text-muted">
          <TimeText of={createdAt} />
        </span>
      </button>
      <div id={`message-${id}`} hidden={!isOpen}>
        {isOpen && <OpenMessage enquiry={enquiry} onDeleted={onDeleted} />}
      </div>
    </li>
  );
}
