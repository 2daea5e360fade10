import { ArrowLeft, Reply as ReplyIcon } from "lucide-react";
import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { EnquiryPhotos } from "@/shared/admin/enquiry/enquiry-photos";
import { HistoryList } from "@/shared/admin/history-list";
import { useSingleKey } from "@/shared/admin/keys/single-keys";
import { Loaded } from "@/shared/admin/loaded";
import { QuoteButton } from "@/shared/admin/quotes/quote-button";
import { Button } from "@/shared/ui/button";
import { Icon } from "@/shared/ui/icon";
import { Link } from "@/shared/ui/link";
import { StateMark } from "../state-mark";
import { type Enquiry, useChangeEnquiry } from "../use-enquiries";

import { MessageActions } from "./message-actions";
import { OutcomeChoice } from "./outcome-choice";
import { useReplyDraft } from "./reply-draft";
import { ReplyForm } from "./reply-form";
import { ThreadList } from "./thread-list";
import { type Thread, useThread } from "./use-thread";
import { WriterDetails } from "./writer-details";

interface ThreadScreenProps {
  enquiry: Enquiry;
  now: number;
}

/**
 * Show a message with its answers, oldest first, and the next one below; on a phone it is a screen of its own.
 */
export function ThreadScreen({ enquiry, now }: ThreadScreenProps) {
  const thread = useThread(enquiry.id);
  const { search } = useLocation();
  useReadOnOpening(enquiry);
  return (
    <section aria-label={`Enquiry from ${enquiry.name}`} className="flex min-w-0 flex-col gap-5">
      <Link
        to={{ pathname: "/admin/contact-messages", search }}
        className="inline-flex min-h-11 items-center gap-2 font-semibold lg:hidden"
      >
        <Icon of={ArrowLeft} className="size-4" />
        All enquiries
      </Link>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="headline wrap-anywhere text-h3 normal-case">{enquiry.name}</h2>
        <StateMark enquiry={enquiry} now={now} />
      </div>
      <WriterDetails enquiry={enquiry} />
      {!enquiry.about && (
        <div className="flex flex-wrap items-end gap-3">
          <QuoteButton of={{ inquiryId: enquiry.id }} label="Quote" isMain={isToQuote(enquiry)} />
          <OutcomeChoice enquiry={enquiry} />
        </div>
      )}
      <Loaded query={thread} failure="The answers could not be loaded.">
        {(loaded) => <Answering key={enquiry.id} enquiry={enquiry} thread={loaded} />}
      </Loaded>
    </section>
  );
}

function isToQuote({ about, stage }: Enquiry): boolean {
  return !about && (stage === "new" || stage === "to_quote");
}

/** Mark a message that is opened as read. One that is marked as new again is new until it is left. */
function useReadOnOpening({ id, status }: Enquiry): void {
  const { mutate } = useChangeEnquiry();
  useEffect(() => {
    if (status === "new") mutate({ id, status: "read" });
  }, [id]);
}

function Answering({ enquiry, thread }: { enquiry: Enquiry; thread: Thread }) {
  const draft = useReplyDraft(enquiry.id);
  const [isOpen, setOpen] = useState(draft !== undefined || enquiry.status !== "answered");
  const [wasAsked, setAsked] = useState(false);
  const navigate = useNavigate();
  const { search } = useLocation();
  const isWriting = isOpen || draft !== undefined;
  // The form is still shown when it was emptied by hand.
  useEffect(() => {
    if (isWriting) setOpen(true);
  }, [isWriting]);
  const open = () => {
    setAsked(true);
    setOpen(true);
  };
  useSingleKey("r", open);
  const onDeleted = () => {
    navigate({ pathname: "/admin/contact-messages", search }, { replace: true });
    document.getElementById("main")?.focus({ preventScroll: true });
  };
  return (
    <>
      <EnquiryPhotos photos={thread.photos} />
      <ThreadList enquiry={enquiry} thread={thread} />
      {thread.earlier.length > 0 && (
        <details>
          <summary className="w-fit cursor-pointer py-1.5 font-semibold">
            {`Earlier from this customer (${thread.earlier.length})`}
          </summary>
          <HistoryList entries={thread.earlier} />
        </details>
      )}
      {isWriting && (
        <ReplyForm
          enquiry={enquiry}
          thread={thread}
          draft={draft}
          takesFocus={wasAsked}
          isMain={draft !== undefined || !isToQuote(enquiry)}
          onClose={() => setOpen(false)}
        />
      )}
      <div className="flex flex-wrap gap-3">
        {!isWriting && (
          <Button size="small" variant={isToQuote(enquiry) ? "secondary" : "primary"} onClick={open}>
            <Icon of={ReplyIcon} className="size-4" />
            Answer
          </Button>
        )}
        <MessageActions enquiry={enquiry} isBegun={draft !== undefined} onDeleted={onDeleted} />
      </div>
    </>
  );
}
