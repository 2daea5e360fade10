import type { Enquiry } from "./enquiry-types";

/** Those that were unread when they were first seen stand first; within both parts the given order holds. */
export function unreadFirst(enquiries: Enquiry[], seenUnread: ReadonlySet<string>): Enquiry[] {
  const isFirst = ({ id }: Enquiry) => seenUnread.has(id);
  return [...enquiries.filter(isFirst), ...enquiries.filter((enquiry) => !isFirst(enquiry))];
}
