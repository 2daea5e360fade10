import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { ApiError } from "@/shared/api/api-error";
import { CHECK_KEY } from "./use-admin-check";

/** A 401 from any call means that the session has ended: the gate then leads to the login. */
export function useSessionEnd(): void {
  const client = useQueryClient();
  useEffect(() => {
    const notice = (error: unknown) => {
      if (error instanceof ApiError && error.status === 401) {
        client.setQueryData(CHECK_KEY, { isAdmin: false });
      }
    };
    const forgetQueries = client.getQueryCache().subscribe((event) => {
      if (event.type === "updated" && event.action.type === "error") notice(event.action.error);
    });
    const forgetMutations = client.getMutationCache().subscribe((event) => {
      if (event.type === "updated" && event.action.type === "error") notice(event.action.error);
    });
    return () => {
      forgetQueries();
      forgetMutations();
    };
  }, [client]);
}
