import { ExternalLink } from "lucide-react";
import { useState } from "react";
import { Button } from "@/shared/ui/button";
import { CopyButton } from "@/shared/ui/controls/copy-button";
import { Icon } from "@/shared/ui/icon";
import { fillFields } from "../fill-fields";
import type { Enquiry } from "../use-enquiries";
import { mailtoLink } from "./mailto-link";
import type { ReplyDraft } from "./reply-draft";
import type { Thread } from "./use-thread";

interface ByProgramProps {
  enquiry: Enquiry;
  thread: Thread;
  reply: ReplyDraft;
  isBegun: boolean;
  isMain: boolean;
  isPending: boolean;
  onMark: () => void;
}

/**
 * Answer in the owner's own mail program, which is the main way without a mail server. The answer is then
 * recorded here.
 */
export function ByProgram({ enquiry, thread, reply, isBegun, isMain, isPending, onMark }: ByProgramProps) {
  const [wasOpened, setOpened] = useState(false);
  const body = fillFields(reply.body, thread.fields);
  const subject = fillFields(reply.subject, thread.fields);
  const { href, isCut } = mailtoLink({ to: enquiry.email, subject, body, quote: thread.quote });
  return (
    <>
      <a
        href={href}
        data-program
        onClick={() => setOpened(true)}
        className="button"
        data-variant={thread.sendsMail ? "ghost" : isMain ? "primary" : "secondary"}
        data-size="small"
      >
        <span className="inline-flex items-center gap-2">
          Open in mail program
          <Icon of={ExternalLink} className="size-4" />
        </span>
      </a>
      {isBegun && (wasOpened || !thread.sendsMail) && (
        <Button size="small" pending={isPending} pendingLabel="Saving…" onClick={onMark}>
          Mark as answered
        </Button>
      )}
      {isCut && (
        <span className="flex basis-full flex-wrap items-center gap-3">
          <span className="text-warn">
            This is too long to hand to your mail program, which gets only the beginning. Copy the whole text
            and paste it there.
          </span>
          <CopyButton text={`${body}\n\n${thread.quote}`} label="Copy text" />
        </span>
      )}
    </>
  );
}
