import { useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { toast } from "@/shared/ui/toast-store";
import type { AdminFeed } from "../order-types";
import { notify } from "./notices";
import { findNewMessages, findNewOrders, joinAlerts, type OrderAlert, UNREAD } from "./order-alerts";

/** Show each new order and message wherever in the back office the owner is. `onOrder` is for the sound. */
export function useOrderAlerts(feed: AdminFeed | undefined, onOrder: () => void): void {
  const before = useRef<AdminFeed>(undefined);
  const navigate = useNavigate();
  const tell = useRef<(known: AdminFeed, now: AdminFeed) => Promise<void>>(undefined);
  tell.current = async (known, now) => {
    const [order, message] = await Promise.all(findAlerts(known, now));
    if (order) onOrder();
    const alert = joinAlerts([order, message].filter((each) => each !== undefined));
    if (alert) announce(alert, navigate);
  };
  useEffect(() => {
    const known = before.current;
    before.current = feed;
    if (feed && known) void tell.current?.(known, feed);
  }, [feed]);
}

function findAlerts(known: AdminFeed, now: AdminFeed): Promise<OrderAlert | undefined>[] {
  const hasOrder = now.newest > known.newest;
  const hasMessage = (now.newestEnquiryAt ?? "") > (known.newestEnquiryAt ?? "");
  return [
    hasOrder ? findNewOrders(known).catch(() => UNREAD.order) : Promise.resolve(undefined),
    hasMessage ? findNewMessages(known).catch(() => UNREAD.message) : Promise.resolve(undefined),
  ];
}

function announce(alert: OrderAlert, open: (to: string) => void): void {
  const { title, description, to, label } = alert;
  toast({ title, description, link: { to, label } });
  notify(alert, open);
}
