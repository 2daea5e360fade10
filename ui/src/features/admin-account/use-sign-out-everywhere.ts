import { useMutation } from "@tanstack/react-query";
import { tellFailure } from "@/shared/admin/tell-failure";
import { request } from "@/shared/api/request";
import { toast } from "@/shared/ui/toast-store";

/** Ends every session, this one included. */
export function useSignOutEverywhere(onSignedOut: () => void): () => Promise<unknown> {
  const { mutateAsync } = useMutation({
    mutationFn: () => request("/api/admin/logout-everywhere", { method: "POST" }),
    onSuccess: () => {
      onSignedOut();
      toast({ title: "Signed out everywhere" });
    },
    onError: tellFailure("Failed to sign out everywhere"),
  });
  return mutateAsync;
}
