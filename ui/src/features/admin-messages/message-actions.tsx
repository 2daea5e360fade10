import { Reply } from "lucide-react";
import { useSettings } from "@/shared/api/use-settings";
import { formatTime } from "@/shared/lib/time/format-time";
import { Button } from "@/shared/ui/button";
import { Icon } from "@/shared/ui/icon";
import { DeleteMessage } from "./delete-message";
import { replyLink } from "./reply-link";
import { type Enquiry, type EnquiryStatus, useMarkEnquiry } from "./use-enquiries";

interface MessageActionsProps {
  enquiry: Enquiry;
  onDeleted: () => void;
}

export function MessageActions({ enquiry, onDeleted }: MessageActionsProps) {
  const { businessName } = useSettings();
  const { id, status, createdAt } = enquiry;
  return (
    <div className="flex flex-wrap gap-3 lg:col-span-2">
      <a
        href={replyLink(enquiry, businessName, formatTime(createdAt))}
        className="button"
        data-variant="primary"
        data-size="small"
      >
        <span className="inline-flex items-center gap-2">
          <Icon of={Reply} className="size-4" />
          Reply by e-mail
        </span>
      </a>
      {status === "answered" ? (
        <MarkButton id={id} status="read" label="Mark as not answered" />
      ) : (
        <MarkButton id={id} status="answered" label="Mark as answered" />
      )}
      {status === "read" && <MarkButton id={id} status="new" label="Mark as unread" />}
      <DeleteMessage enquiry={enquiry} onDeleted={onDeleted} />
    </div>
  );
}

function MarkButton({ id, status, label }: { id: string; status: EnquiryStatus; label: string }) {
  const { mutate, isPending } = useMarkEnquiry();
  return (
    <Button size="small" pending={isPending} onClick={() => mutate({ id, status })}>
      {label}
    </Button>
  );
}
