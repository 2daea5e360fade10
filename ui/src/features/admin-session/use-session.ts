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

/** Read the login state of this browser, afresh for each component that mounts. */
export function useAdminCheck() {
  return useQuery<AdminCheck>({ ...reading(CHECK_KEY), refetchOnMount: "always" });
}

/**
 * Return a function that opens the login after the server has ended the session. The login clears the data
 * that the session read.
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

/** After a successful login: to the dashboard, or where else it leads, a moment later. */
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

/** Ends the session and forgets what it read; the login comes next. */
export function useLogout(): () => void {
  const forget = useForgetSession();
  const { mutate } = useCall(() => request("/api/admin/logout", { method: "POST" }), {
    done: forget,
    refused: () => toast({ title: "Failed to log out", description: "Please try again.", tone: "danger" }),
  });
  return mutate;
}

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
