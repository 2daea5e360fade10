import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { tellFailure } from "@/shared/admin/tell-failure";
import { request } from "@/shared/api/request";
import { Button } from "@/shared/ui/button";
import { ConfirmDialog } from "@/shared/ui/dialogs/confirm-dialog";
import { toast } from "@/shared/ui/toast-store";

/** For a phone that was lost, or a PC that somebody else sits at. */
export function SignOutEverywhere({ onSignedOut }: { onSignedOut: () => void }) {
  const [confirming, setConfirming] = useState(false);
  const signOut = useSignOutEverywhere(onSignedOut);
  return (
    <>
      <Button onClick={() => setConfirming(true)}>Sign out everywhere</Button>
      <ConfirmDialog
        open={confirming}
        onClose={() => setConfirming(false)}
        onConfirm={signOut}
        title="Sign out everywhere?"
        description="Every browser is signed out at once, this one too. The password does not change."
        confirmLabel="Sign out everywhere"
        pendingLabel="Signing out…"
      />
    </>
  );
}

/** Ends every session, this one included. */
function useSignOutEverywhere(onSignedOut: () => void): () => Promise<unknown> {
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
