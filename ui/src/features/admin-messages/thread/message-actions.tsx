import type { EnquiryStatus } from "@/shared/admin/enquiry-states";
import { OpenContact } from "@/shared/admin/open-contact";
import { QuoteButton } from "@/shared/admin/quotes/quote-button";
import { Button } from "@/shared/ui/button";
import { type Enquiry, useChangeEnquiry } from "../use-enquiries";
import { DeleteMessage } from "./delete-message";

interface MessageActionsProps {
  enquiry: Enquiry;
  /** An answer is begun, which has a button of its own. */
  isBegun: boolean;
  onDeleted: () => void;
}

/** Show the buttons for a message that needs no answer in writing, or that is to be looked at again. */
export function MessageActions({
  enquiry: { id, status, name, about },
  isBegun,
  onDeleted,
}: MessageActionsProps) {
  return (
    <>
      {status === "answered" ? (
        <MarkButton id={id} status="read" label="Mark as not answered" />
      ) : (
        !isBegun && <MarkButton id={id} status="answered" label="Mark as answered" />
      )}
      {status === "read" && <MarkButton id={id} status="new" label="Mark as new" />}
      {about && <QuoteButton of={{ inquiryId: id }} label="Quote" />}
      <OpenContact kind="enquiry" id={id} />
      <DeleteMessage id={id} name={name} onDeleted={onDeleted} />
    </>
  );
}

function MarkButton({ id, status, label }: { id: string; status: EnquiryStatus; label: string }) {
  const { mutate, isPending } = useChangeEnquiry();
  return (
    <Button size="small" pending={isPending} onClick={() => mutate({ id, status })}>
      {label}
    </Button>
  );
}
