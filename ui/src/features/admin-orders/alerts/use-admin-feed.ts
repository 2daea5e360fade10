import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { refreshInbox } from "@/shared/admin/inbox";
import { apiKey, reading } from "@/shared/api/query-client";
import type { AdminFeed } from "../order-types";

/** Requests are so many milliseconds apart: news is shown within five seconds, the response time included. */
const WATCH_INTERVAL_MS = 4000;

/**
 * Ask every few seconds, in a hidden window too, whether there is something new. What is shown of orders,
 * enquiries, quotes and jobs is then read again. Returns what waits; undefined until the first answer.
 */
export function useAdminFeed(): AdminFeed | undefined {
  const client = useQueryClient();
  const { data: feed } = useQuery({
    ...reading(FEED_KEY),
    refetchOnMount: "always",
    refetchInterval: WATCH_INTERVAL_MS,
    refetchIntervalInBackground: true,
  });
  const before = useRef<AdminFeed>(undefined);
  useEffect(() => {
    const known = before.current;
    before.current = feed;
    if (!feed || !known) return;
    if (feed.newest !== known.newest || feed.pending !== known.pending) refreshOrders(client);
    if (feed.newEnquiries !== known.newEnquiries || feed.newestEnquiryAt !== known.newestEnquiryAt) {
      refreshInbox(client);
    }
    if (NEWS_OF_WORK.some((name) => feed[name] !== known[name])) refreshWork(client);
  }, [feed, client]);
  return feed;
}

const NEWS_OF_WORK = ["quotesToBook", "answeredJobs", "untoldJobs", "toPayBack", "newWithdrawals"] as const;

export const FEED_KEY = apiKey("/api/admin/orders/feed");

export function orderKey(id: string) {
  return apiKey(`/api/admin/orders/${id}`);
}

/** Read again what is shown of the orders, lists and details, but not the feed that reported the change. */
function refreshOrders(client: QueryClient): Promise<void> {
  return client.invalidateQueries({
    predicate: ({ queryKey: [, area, name, id] }) =>
      area === "admin" && String(name).startsWith("orders") && id !== "feed",
  });
}

/** Read again what is shown of quotes and jobs, and what Today counts. */
function refreshWork(client: QueryClient): Promise<void> {
  return client.invalidateQueries({
    predicate: ({ queryKey: [, area, name] }) =>
      area === "admin" && ["quotes", "jobs", "today"].some((shown) => `${name}`.startsWith(shown)),
  });
}

/** Put "(3) " before whatever title the window has, also when the page changes. */
export function useTitleCount(count: number): void {
  useEffect(() => {
    if (count === 0) return;
    const prefix = `(${count}) `;
    const mark = () => {
      if (!document.title.startsWith(prefix)) document.title = prefix + document.title;
    };
    mark();
    const titles = new MutationObserver(mark);
    titles.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => {
      titles.disconnect();
      document.title = document.title.replace(prefix, "");
    };
  }, [count]);
}
