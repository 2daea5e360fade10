import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { useCall } from "@/shared/admin/use-call";
import { ApiError } from "@/shared/api/api-error";
import { apiKey, reading } from "@/shared/api/query-client";
import { request } from "@/shared/api/request";
import { toast } from "@/shared/ui/toast-store";

export const CHECK_KEY = apiKey("/api/admin/check");

export interface AdminCheck {
  isAdmin: boolean;
  /** The page to open after a successful login. */
  landing?: string;
}

/** Read the login state of this browser, again for each component that mounts. */
export function useAdminCheck() {
  return useQuery<AdminCheck>({ ...reading(CHECK_KEY), refetchOnMount: "always" });
}

/** Return the login state as it is known, read if it is not. After a 401 the session has ended, whatever a check says. */
export function useKnownCheck() {
  return useQuery<AdminCheck>(reading(CHECK_KEY));
}

/**
 * Return a function that opens the login after the server has ended the session. The login clears the data that
 * the session read.
 */
export function useForgetSession(): () => void {
  const client = useQueryClient();
  const navigate = useNavigate();
  return () => {
    client.setQueryData(CHECK_KEY, { isAdmin: false });
    navigate("/admin/login");
  };
}

const REDIRECT_DELAY_MS = 100;

/** Return a function that leaves the login after a success, a moment later, for the dashboard or another page. */
export function useEnter(to = "/admin/dashboard"): () => void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const enter = () => {
    client.setQueryData<AdminCheck>(CHECK_KEY, { isAdmin: true, landing: to });
    navigate(to, { replace: true });
  };
  return () => {
    window.setTimeout(enter, REDIRECT_DELAY_MS);
  };
}

/** End the session and forget what it read. The login is opened. */
export function useLogout(): () => void {
  const forget = useForgetSession();
  const { mutate } = useCall(() => request("/api/admin/logout", { method: "POST" }), {
    done: forget,
    refused: () => toast({ title: "Failed to log out", description: "Please try again.", tone: "danger" }),
  });
  return mutate;
}

/** Notice a 401 from any call, which means that the session has ended. The gate then leads to the login. */
export function useSessionEnd(): void {
  const client = useQueryClient();
  useEffect(() => {
    const notice = async (error: unknown) => {
      if (!(error instanceof ApiError) || error.status !== 401) return;
      // A check that is under way was asked before.
      await client.cancelQueries({ queryKey: CHECK_KEY });
      client.setQueryData(CHECK_KEY, { isAdmin: false });
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
