import { keepPreviousData, type QueryClient, useQuery } from "@tanstack/react-query";
import { countOf } from "@/shared/admin/count-of";
import { queryText, readPage, withQuery } from "@/shared/admin/query-text";
import { useCall } from "@/shared/admin/use-call";
import { apiKey, reading } from "@/shared/api/query-client";
import { request } from "@/shared/api/request";
import type { components } from "@/shared/api/schema";

type Shapes = components["schemas"];

export type MailPage = Shapes["MailsView"];
/** A mail as the list shows it. */
export type ListedMail = Shapes["MailView"];
/** A mail with its text and the link that opens it in the owner's own mail program. */
export type WholeMail = Shapes["MailPreview"];
export type MailStatus = ListedMail["status"];
/** The counts of open mails that the bar shows. */
type MailFeed = Pick<Shapes["FeedView"], "failedMails" | "mailsByHand">;

const FEED_KEY = apiKey("/api/admin/orders/feed");
/** Mails are sent by themselves while the list is open. */
const READ_AGAIN_MS = 5000;

export function useMails(filter: MailsFilter) {
  return useQuery({
    ...reading(apiKey(withQuery("/api/admin/mails", valuesOf(filter)))),
    placeholderData: keepPreviousData,
    refetchOnMount: "always",
    refetchInterval: READ_AGAIN_MS,
  });
}

export function useMail(id: string) {
  return useQuery({ ...reading(apiKey(`/api/admin/mails/${id}`)), refetchOnMount: "always" });
}

/** Return the counts that the bar's polling has read, without a request. */
export function useMailFeed(): MailFeed | undefined {
  return useQuery({ ...reading(FEED_KEY), enabled: false }).data;
}

/** Read again the lists, the open mails and the bar's counts, after an action. */
export function refreshMails(client: QueryClient): Promise<void> {
  return client.invalidateQueries({
    predicate: ({ queryKey: [, area, name, id] }) =>
      area === "admin" && (String(name).startsWith("mails") || (name === "orders" && id === "feed")),
  });
}

/** The tabs' statuses, in the order in which the owner needs them. "Being sent" is too short for a tab. */
export const TAB_STATUSES = ["by_hand", "failed", "waiting", "sent", "done"] as const satisfies MailStatus[];

export interface MailsFilter {
  /** It is undefined for all. */
  status: MailStatus | undefined;
  page: number;
}

/** Read the mails filter from the URL's query. Invalid values are left out. */
export function readFilter(params: URLSearchParams): MailsFilter {
  return {
    status: TAB_STATUSES.find((status) => status === params.get("status")),
    page: readPage(params),
  };
}

/** Return the filter as the server and a URL have it, without what asks for everything. */
function valuesOf({ status, page }: MailsFilter) {
  return { status, page: page > 1 ? page : undefined };
}

/** Return the same as a URL's query, "?status=failed&page=2"; "" for everything. */
export function queryOf(filter: MailsFilter): string {
  return queryText(valuesOf(filter));
}

/** Have the mail server send a mail, now or once more. */
export function useSendMail(id: string, onSettled: () => void) {
  return useCall(() => request(`/api/admin/mails/${id}/retry`, { method: "POST" }), {
    failure: "The e-mail could not be sent",
    success: ({ toAddress }) => ({ title: "The e-mail is being sent", description: toAddress }),
    done: onSettled,
    reload: refreshMails,
    reloadsAlways: true,
  });
}

/** Mark a mail as done by the owner. */
export function useMarkDone(id: string, onSettled: () => void) {
  return useCall(() => request(`/api/admin/mails/${id}/done`, { method: "POST" }), {
    failure: "The e-mail could not be marked as done",
    success: ({ subject }) => ({ title: "Marked as done by you", description: subject }),
    done: onSettled,
    reload: refreshMails,
    reloadsAlways: true,
  });
}

/** Have the mail server send everything that waits for the owner. */
export function useSendWaiting() {
  return useCall(() => request("/api/admin/mails/send-waiting", { method: "POST" }), {
    failure: "The e-mails could not be sent",
    success: ({ count }) => ({ title: `${countOf(count, "mail")} handed to the mail server` }),
    reload: refreshMails,
    reloadsAlways: true,
  });
}
