import type { ReactNode } from "react";
import { TimeText } from "@/shared/admin/time-text";
import { cx } from "@/shared/lib/cx";
import { Button } from "@/shared/ui/button";
import type { Enquiry } from "../use-enquiries";
import { describeReply } from "./describe-reply";
import { type Reply, type Thread, useRetry, useTakeBack } from "./use-thread";

/** Show the message and its answers, oldest first. */
export function ThreadList({ enquiry, thread }: { enquiry: Enquiry; thread: Thread }) {
  return (
    <ol aria-label="Conversation" className="flex flex-col gap-4">
      <Entry title={enquiry.name} at={enquiry.createdAt} text={enquiry.message} />
      {thread.replies.map((reply) => (
        <ReplyEntry key={reply.id} reply={reply} thread={thread} />
      ))}
    </ol>
  );
}

interface EntryProps {
  title: string;
  at: string;
  text: string;
  isOwn?: boolean;
  children?: ReactNode;
}

function Entry({ title, at, text, isOwn = false, children }: EntryProps) {
  return (
    <li className={cx("border-l-2 pl-4", isOwn ? "border-text" : "border-control")}>
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="wrap-anywhere font-semibold">{title}</span>
        <span className="text-muted">
          <TimeText of={at} />
        </span>
      </p>
      {text && <p className="wrap-anywhere mt-1 max-w-measure whitespace-pre-line text-body">{text}</p>}
      {children}
    </li>
  );
}

function ReplyEntry({ reply, thread }: { reply: Reply; thread: Thread }) {
  const { title, note, isWrong, canTakeBack, canRetry } = describeReply(reply, thread.inquiry.email);
  return (
    <Entry title={title} at={reply.createdAt} text={reply.body} isOwn>
      {note && <p className={cx("mt-1", isWrong ? "text-warn" : "text-muted")}>{note}</p>}
      {(canTakeBack || canRetry) && (
        <p className="mt-2 flex flex-wrap gap-3">
          {canRetry && thread.sendsMail && <Retry reply={reply} id={thread.inquiry.id} />}
          {canTakeBack && <TakeBack reply={reply} thread={thread} />}
        </p>
      )}
    </Entry>
  );
}

function TakeBack({ reply, thread }: { reply: Reply; thread: Thread }) {
  const { mutate, isPending } = useTakeBack(thread.inquiry.id);
  const { subject, body } = reply;
  return (
    <Button
      size="small"
      pending={isPending}
      onClick={() => mutate({ reply, draft: { subject, body, after: null } })}
    >
      Undo
    </Button>
  );
}

function Retry({ reply, id }: { reply: Reply; id: string }) {
  const { mutate, isPending } = useRetry(id);
  return (
    <Button size="small" pending={isPending} onClick={() => reply.mail && mutate(reply.mail.id)}>
      Try again
    </Button>
  );
}
