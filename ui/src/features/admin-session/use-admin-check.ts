import { useQuery } from "@tanstack/react-query";
import { apiKey } from "@/shared/api/query-client";

export const CHECK_KEY = apiKey("/api/admin/check");

export interface AdminCheck {
  isAdmin: boolean;
  /** Where a login that has just succeeded leads. */
  landing?: string;
}

/** Whether this browser is signed in; asked again by everyone who begins to use it. */
export function useAdminCheck() {
  return useQuery<AdminCheck>({ queryKey: CHECK_KEY, refetchOnMount: "always" });
}
