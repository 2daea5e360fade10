import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { apiKey } from "@/shared/api/query-client";
import { FEED_KEY, refreshOrders } from "./order-keys";
import type { AdminFeed } from "./order-types";

/** What comes in is told within five seconds, the answer's own way included. */
const WATCH_INTERVAL_MS = 4000;
const ENQUIRIES_KEY = apiKey("/api/contact-inquiries");

/**
 * Asks every few seconds, in a hidden window too, whether something came in: what is shown of orders and
 * enquiries is then read again. Answers what waits; undefined until the first answer.
 */
export function useAdminFeed(): AdminFeed | undefined {
  const client = useQueryClient();
  const { data: feed } = useQuery<AdminFeed>({
    queryKey: FEED_KEY,
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
      client.invalidateQueries({ queryKey: ENQUIRIES_KEY });
    }
  }, [feed, client]);
  return feed;
}
