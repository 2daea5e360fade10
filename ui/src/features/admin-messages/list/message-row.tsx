import { useLocation } from "react-router-dom";
import { serviceName } from "@/shared/admin/enquiry/service-name";
import { STAGE_NAMES } from "@/shared/admin/enquiry-states";
import { TimeText } from "@/shared/admin/time-text";
import { cx } from "@/shared/lib/cx";
import { Link } from "@/shared/ui/link";
import { StateMark } from "../state-mark";
import { useReplyDraft } from "../thread/reply-draft";
import type { Enquiry } from "../use-enquiries";

interface MessageRowProps {
  enquiry: Enquiry;
  isOpen: boolean;
  now: number;
}

/** Show a message in three short lines: its sender, its state, how it begins. */
export function MessageRow({ enquiry, isOpen, now }: MessageRowProps) {
  const { id, name, status, outcome, photoCount, serviceInterest, about, message, createdAt } = enquiry;
  const { search } = useLocation();
  const hasDraft = useReplyDraft(id) !== undefined;
  return (
    <li className="border-line border-b">
      <Link
        to={{ pathname: `/admin/contact-messages/${id}`, search }}
        state={{ keepScroll: true }}
        aria-current={isOpen ? "true" : undefined}
        className={cx("enquiry-line", status === "new" && "font-semibold")}
      >
        <span className="truncate">{name}</span>
        <span className="font-normal text-muted">
          <TimeText of={createdAt} />
        </span>
        <span className="col-span-2 flex flex-wrap justify-between gap-x-4">
          <StateMark enquiry={enquiry} now={now} />
          <span className="flex gap-x-3 font-normal text-muted">
            {photoCount > 0 && <span>{photoCount === 1 ? "1 photo" : `${photoCount} photos`}</span>}
            {outcome && <span>{STAGE_NAMES[outcome]}</span>}
          </span>
          {hasDraft && <span className="font-normal text-muted">Draft saved</span>}
        </span>
        <span className="col-span-2 truncate font-normal text-muted">
          {serviceInterest && <span>{serviceName(serviceInterest)} – </span>}
          {about && <span className="text-text">{about}: </span>}
          {message}
        </span>
      </Link>
    </li>
  );
}
