import { keepPreviousData, type QueryClient, useQuery } from "@tanstack/react-query";
import { apiKey } from "@/shared/api/query-client";
import type { MailFeed, MailPage, WholeMail } from "./mail-types";
import { type MailsFilter, queryOf } from "./mails-filter";

const FEED_KEY = apiKey("/api/admin/orders/feed");
/** Mails leave by themselves while the list is open. */
const READ_AGAIN_MS = 5000;

export function useMails(filter: MailsFilter) {
  return useQuery<MailPage>({
    queryKey: apiKey(`/api/admin/mails${queryOf(filter)}`),
    placeholderData: keepPreviousData,
    refetchOnMount: "always",
    refetchInterval: READ_AGAIN_MS,
  });
}

export function useMail(id: string) {
  return useQuery<WholeMail>({ queryKey: apiKey(`/api/admin/mails/${id}`), refetchOnMount: "always" });
}

/** What the bar's watch knows; this asks nothing itself. */
export function useMailFeed(): MailFeed | undefined {
  return useQuery<MailFeed>({ queryKey: FEED_KEY, enabled: false }).data;
}

/** After an act: the lists, the open mails and the bar's counts are read again. */
export function refreshMails(client: QueryClient): Promise<void> {
  return client.invalidateQueries({
    predicate: ({ queryKey: [, area, name, id] }) =>
      area === "admin" && (String(name).startsWith("mails") || (name === "orders" && id === "feed")),
  });
}
