import { type KeyboardEvent, useEffect, useRef } from "react";
import { focusFirstWrong } from "@/shared/admin/forms/focus-first-wrong";
import { LongTextInput, TextInput } from "@/shared/admin/forms/inputs";
import { useFieldErrors } from "@/shared/admin/forms/use-field-errors";
import { useSingleKey } from "@/shared/admin/keys/single-keys";
import { answeredMeanwhile } from "@/shared/api/api-error";
import { Button } from "@/shared/ui/button";
import type { Enquiry } from "../use-enquiries";
import { ByProgram } from "./by-program";
import { NewerAnswer } from "./newer-answer";
import { OnPage } from "./on-page";
import { keepReply, type ReplyDraft } from "./reply-draft";
import { ReplyPreview } from "./reply-preview";
import { TemplateChoice } from "./template-choice";
import { type Thread, useSendReply } from "./use-thread";

interface ReplyFormProps {
  enquiry: Enquiry;
  thread: Thread;
  draft: ReplyDraft | undefined;
  takesFocus: boolean;
  /** Answering is the next thing to do. */
  isMain: boolean;
  onClose: () => void;
}

/**
 * Write an answer, which is stored at each letter. It is sent by the mail server or the owner's mail program,
 * or shown on the customer's page.
 */
export function ReplyForm({ enquiry, thread, draft, takesFocus, isMain, onClose }: ReplyFormProps) {
  const blank: ReplyDraft = { subject: thread.subject, body: "", after: thread.replies.at(-1)?.id ?? null };
  const reply = draft ?? blank;
  const { errors, clear, take, drop } = useFieldErrors();
  const send = useSendReply(enquiry.id, onClose);
  const form = useRef<HTMLFormElement>(null);
  const text = useFocus(takesFocus && draft === undefined);
  const change = (changes: Partial<ReplyDraft>) => {
    const changed = { ...reply, ...changes };
    drop(changes);
    keepReply(enquiry.id, changed.body === "" && changed.subject === blank.subject ? undefined : changed);
  };
  const submit = (way: "mail" | "program", given = reply) => {
    if (send.isPending) return;
    clear();
    keepReply(enquiry.id, given);
    send
      .mutateAsync({ draft: given, way })
      .catch(take)
      .catch(() => form.current && focusFirstWrong(form.current));
  };
  const discard = () => {
    keepReply(enquiry.id, undefined);
    onClose();
  };
  const newer = answeredMeanwhile(send.error);
  return (
    <form
      ref={form}
      noValidate
      aria-label={`Answer to ${enquiry.name}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (thread.sendsMail) submit("mail");
        else if (!enquiry.email) submit("program");
        else form.current?.querySelector<HTMLElement>("a[data-program]")?.click();
      }}
      onKeyDown={sendByKeys}
      className="flex max-w-measure flex-col gap-4 border-line border-t pt-5"
    >
      <TemplateChoice thread={thread} reply={reply} onChange={change} text={text} />
      <TextInput
        label="Subject"
        error={errors.subject}
        autoComplete="off"
        value={reply.subject}
        onValue={(subject) => change({ subject })}
      />
      <LongTextInput
        label="Answer"
        error={errors.body}
        ref={text}
        rows={10}
        value={reply.body}
        onValue={(body) => change({ body })}
      />
      <ReplyPreview thread={thread} reply={reply} />
      {newer && (
        <NewerAnswer
          newer={newer}
          verb={send.variables?.way === "program" ? "Keep" : "Send"}
          onSendToo={() => submit(send.variables?.way ?? "mail", { ...reply, after: newer.id })}
        />
      )}
      <div className="flex flex-wrap items-center gap-3">
        {thread.sendsMail && (
          <Button
            type="submit"
            size="small"
            variant={isMain ? "primary" : "secondary"}
            pending={send.isPending}
            pendingLabel="Sending…"
          >
            Send answer
          </Button>
        )}
        {enquiry.email ? (
          <ByProgram
            enquiry={enquiry}
            thread={thread}
            reply={reply}
            isBegun={draft !== undefined}
            isMain={isMain}
            isPending={send.isPending}
            onMark={() => submit("program")}
          />
        ) : (
          <OnPage thread={thread} reply={reply} isMain={isMain} isPending={send.isPending} />
        )}
        <Button size="small" variant="ghost" onClick={discard}>
          {draft ? "Discard" : "Cancel"}
        </Button>
      </div>
      <p className="text-muted">{whereItGoes(enquiry, thread.repliesTo)}</p>
    </form>
  );
}

function sendByKeys(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}

/**
 * Return the ref of the field that is typed into first. It has the focus where the form was asked for, and R
 * leads to it again.
 */
function useFocus(atOnce: boolean) {
  const text = useRef<HTMLTextAreaElement>(null);
  const isFirst = useRef(atOnce);
  useEffect(() => {
    if (isFirst.current) text.current?.focus();
  }, []);
  useSingleKey("r", () => text.current?.focus());
  return text;
}

function whereItGoes({ email, about }: Enquiry, address: string): string {
  const onPage = about ? `The answer is shown on the page of ${about.toLowerCase()}. ` : "";
  if (!email) return `${onPage}No e-mail is sent: this customer has no e-mail address.`;
  const mailbox = address ? `mailbox, ${address}` : "mailbox";
  return `${onPage}What the customer writes back by e-mail arrives in your own ${mailbox}, not here.`;
}
