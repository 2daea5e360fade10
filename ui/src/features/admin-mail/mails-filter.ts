import type { MailStatus } from "./mail-types";

/** The tabs' statuses in the order of what wants the owner's eye. "Being sent" lasts too short for one. */
export const TAB_STATUSES = ["by_hand", "failed", "waiting", "sent", "done"] as const satisfies MailStatus[];

export interface MailsFilter {
  /** Undefined for all. */
  status: MailStatus | undefined;
  page: number;
}

/** Which mails an address asks for; what makes no sense there is left out. */
export function readFilter(params: URLSearchParams): MailsFilter {
  return {
    status: TAB_STATUSES.find((status) => status === params.get("status")),
    page: Math.max(1, Number.parseInt(params.get("page") ?? "", 10) || 1),
  };
}

/** The same as a query, "?status=failed&page=2", for an address and for the server alike; "" for everything. */
export function queryOf({ status, page }: MailsFilter): string {
  const params = new URLSearchParams();
  if (status) params.set("status", status);
  if (page > 1) params.set("page", String(page));
  return params.size > 0 ? `?${params}` : "";
}
