import { useMutation } from "@tanstack/react-query";
import { request } from "@/shared/api/request";
import { toast } from "@/shared/ui/toast-store";
import { useForgetSession } from "./use-forget-session";

/** Ends the session and forgets what it read; the login comes next. */
export function useLogout(): () => void {
  const forget = useForgetSession();
  const { mutate } = useMutation({
    mutationFn: () => request("/api/admin/logout", { method: "POST" }),
    onSuccess: forget,
    onError: () => toast({ title: "Failed to log out", description: "Please try again.", tone: "danger" }),
  });
  return mutate;
}
