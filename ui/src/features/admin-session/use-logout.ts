import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { request } from "@/shared/api/request";
import { toast } from "@/shared/ui/toast-store";
import { CHECK_KEY } from "./use-admin-check";

/** Ends the session and forgets what it read; the login comes next. */
export function useLogout(): () => void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { mutate } = useMutation({
    mutationFn: () => request("/api/admin/logout", { method: "POST" }),
    onSuccess: () => {
      navigate("/admin/login");
      client.removeQueries({
        predicate: ({ queryKey }) => queryKey[1] === "admin" && queryKey[2] !== "setup",
      });
      client.setQueryData(CHECK_KEY, { isAdmin: false });
    },
    onError: () => toast({ title: "Failed to log out", description: "Please try again.", tone: "danger" }),
  });
  return mutate;
}
