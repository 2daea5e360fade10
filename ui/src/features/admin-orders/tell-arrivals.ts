import { toast } from "@/shared/ui/toast-store";
import { useOrderSound } from "./order-sound";
import type { DeskFeed } from "./order-types";
import { ringBell } from "./ring-bell";

/** Tells what is new since the last answer; an order, the rarer and more urgent, wins the one toast there is. */
export function tellArrivals(before: DeskFeed, feed: DeskFeed): void {
  if ((feed.newestEnquiryAt ?? "") > (before.newestEnquiryAt ?? "")) toast({ title: "New message" });
  if (feed.newest <= before.newest) return;
  toast({ title: `New order ${feed.newest}` });
  if (useOrderSound.getState().isOn) void ringBell();
}
