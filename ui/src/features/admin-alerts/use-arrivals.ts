import { useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { toast } from "@/shared/ui/toast-store";
import {
  type Arrival,
  type DeskFeed,
  findNewMessages,
  findNewOrders,
  joinArrivals,
  UNREAD,
} from "./arrivals";
import { notify } from "./notices";

/** Tells of each new order and message wherever in the back office the owner is; `onOrder` is for the sound. */
export function useArrivals(feed: DeskFeed | undefined, onOrder: () => void): void {
  const before = useRef<DeskFeed>(undefined);
  const navigate = useNavigate();
  const tell = useRef<(known: DeskFeed, now: DeskFeed) => Promise<void>>(undefined);
  tell.current = async (known, now) => {
    const [order, message] = await Promise.all(findArrivals(known, now));
    if (order) onOrder();
    const arrival = joinArrivals([order, message].filter((each) => each !== undefined));
    if (arrival) announce(arrival, navigate);
  };
  useEffect(() => {
    const known = before.current;
    before.current = feed;
    if (feed && known) void tell.current?.(known, feed);
  }, [feed]);
}

function findArrivals(known: DeskFeed, now: DeskFeed): Promise<Arrival | undefined>[] {
  const hasOrder = now.newest > known.newest;
  const hasMessage = (now.newestEnquiryAt ?? "") > (known.newestEnquiryAt ?? "");
  return [
    hasOrder ? findNewOrders(known).catch(() => UNREAD.order) : Promise.resolve(undefined),
    hasMessage ? findNewMessages(known).catch(() => UNREAD.message) : Promise.resolve(undefined),
  ];
}

function announce(arrival: Arrival, open: (to: string) => void): void {
  const { title, description, to, label } = arrival;
  toast({ title, description, link: { to, label } });
  notify(arrival, open);
}
