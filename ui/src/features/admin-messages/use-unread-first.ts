import { useMemo, useRef } from "react";
import type { Enquiry } from "./enquiry-types";
import { unreadFirst } from "./order-enquiries";

/** Unread first, then newest. One that is read meanwhile keeps its place until the page is opened again. */
export function useUnreadFirst(enquiries: Enquiry[]): Enquiry[] {
  const seenUnread = useRef(new Set<string>());
  return useMemo(() => {
    for (const { id, status } of enquiries) if (status === "new") seenUnread.current.add(id);
    return unreadFirst(enquiries, seenUnread.current);
  }, [enquiries]);
}
