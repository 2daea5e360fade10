import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { refreshInbox } from "@/shared/admin/inbox";
import { tellFailure, tellUnlessAtField } from "@/shared/admin/tell-failure";
import { useCall } from "@/shared/admin/use-call";
import { answeredMeanwhile } from "@/shared/api/api-error";
import { apiKey, reading } from "@/shared/api/query-client";
import { request } from "@/shared/api/request";
import type { components } from "@/shared/api/schema";
import { toast } from "@/shared/ui/toast-store";
import { keepReply, type ReplyDraft } from "./reply-draft";

type Shapes = components["schemas"];

/** A message with its answers, and all that another answer needs. */
export type Thread = Shapes["ThreadView"];
export type Reply = Thread["replies"][number];
type Way = "mail" | "program";

/** An answer's mail waits so long. */
const UNDO_MS = 10_000;
/** The state of a mail that is being sent, and another window's answer, are read again after so long. */
const SOON_MS = 2000;
const AT_TIMES_MS = 15_000;

function threadKey(id: string) {
  return apiKey(`/api/contact-inquiries/${id}/thread`);
}

/** Return one message's thread, read again while a mail is being sent and now and then. */
export function useThread(id: string) {
  return useQuery({
    ...reading(threadKey(id)),
    refetchOnMount: "always",
    refetchInterval: ({ state }) => (state.data?.replies.some(isUnderWay) ? SOON_MS : AT_TIMES_MS),
  });
}

function isUnderWay({ mail }: Reply): boolean {
  return mail?.status === "waiting" || mail?.status === "sending";
}

/** Send an answer, or record one that the owner's mail program sent. The form handles a second one in between. */
export function useSendReply(id: string, onSent: () => void) {
  const client = useQueryClient();
  return useCall(
    ({ draft, way }: { draft: ReplyDraft; way: Way }) =>
      request(`/api/contact-inquiries/${id}/replies`, { method: "POST", body: { ...draft, way } }),
    {
      done: (sent, { draft, way }) => {
        client.setQueryData(threadKey(id), sent.thread);
        keepReply(id, undefined);
        onSent();
        tellSent(client, { id, replyId: sent.id, draft, way, isMailed: sent.thread.inquiry.email !== "" });
      },
      reload: refreshLists,
      refused: (error) => {
        if (!answeredMeanwhile(error)) tellUnlessAtField("The answer could not be sent")(error);
        return client.invalidateQueries({ queryKey: threadKey(id) });
      },
    },
  );
}

interface Sent {
  id: string;
  replyId: string;
  draft: ReplyDraft;
  way: Way;
  /** It is false for a customer without an e-mail address, who reads it on the page. */
  isMailed: boolean;
}

function tellSent(client: QueryClient, sent: Sent): void {
  const byMail = sent.way === "mail";
  toast({
    title: byMail ? "Sending in 10 s" : sent.isMailed ? "Marked as answered" : "Answer shown",
    description: byMail
      ? "You can still undo it."
      : sent.isMailed
        ? "Your text is in the conversation."
        : "The customer reads it on their page. No e-mail is sent.",
    durationMs: UNDO_MS,
    action: {
      label: "Undo",
      elsewhere: "also by Undo on the answer",
      onAct: () => takeBack(client, sent.id, sent.replyId, sent.draft),
    },
  });
}

/** Take an answer back while it is not sent. Its text is in the form again. */
export function useTakeBack(id: string) {
  const client = useQueryClient();
  return useCall(({ reply, draft }: { reply: Reply; draft: ReplyDraft }) =>
    takeBack(client, id, reply.id, draft),
  );
}

async function takeBack(client: QueryClient, id: string, replyId: string, draft: ReplyDraft): Promise<void> {
  try {
    const thread = await request(`/api/contact-inquiries/${id}/replies/${replyId}`, { method: "DELETE" });
    keepReply(id, { ...draft, after: thread.replies.at(-1)?.id ?? null });
    client.setQueryData(threadKey(id), thread);
    toast({ title: "Answer stopped", description: "Your text is kept as a draft." });
    await refreshLists(client);
  } catch (error) {
    tellFailure("The answer could not be stopped")(error);
    await client.invalidateQueries({ queryKey: threadKey(id) });
  }
}

/** Have the mail server try an answer's mail again. */
export function useRetry(id: string) {
  return useCall((mailId: string) => request(`/api/admin/mails/${mailId}/retry`, { method: "POST" }), {
    failure: "The answer could not be sent",
    reload: (client) =>
      Promise.all([client.invalidateQueries({ queryKey: threadKey(id) }), refreshLists(client)]),
    reloadsAlways: true,
  });
}

function refreshLists(client: QueryClient): Promise<unknown> {
  return Promise.all([
    refreshInbox(client),
    client.invalidateQueries({ queryKey: apiKey("/api/admin/orders/feed") }),
  ]);
}
