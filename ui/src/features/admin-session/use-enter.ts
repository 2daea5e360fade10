import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { CHECK_KEY } from "./use-admin-check";

const REDIRECT_DELAY_MS = 100;

/** After a successful login: to the dashboard, or where else it leads, a moment later. */
export function useEnter(to = "/admin/dashboard"): () => void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const enter = () => {
    client.setQueryData(CHECK_KEY, { isAdmin: true, landing: to });
    navigate(to, { replace: true });
  };
  return () => {
    window.setTimeout(enter, REDIRECT_DELAY_MS);
  };
}
