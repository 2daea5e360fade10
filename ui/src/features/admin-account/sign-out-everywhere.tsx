import { useState } from "react";
import { useCall } from "@/shared/admin/use-call";
import { request } from "@/shared/api/request";
import { Button } from "@/shared/ui/button";
import { ConfirmDialog } from "@/shared/ui/dialogs/confirm-dialog";

/** Sign out everywhere, for a phone that was lost or a PC that somebody else uses. */
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

/** End every session, this one included. */
function useSignOutEverywhere(onSignedOut: () => void): () => Promise<unknown> {
  const { mutateAsync } = useCall(() => request("/api/admin/logout-everywhere", { method: "POST" }), {
    failure: "Failed to sign out everywhere",
    success: { title: "Signed out everywhere" },
    done: onSignedOut,
  });
  return mutateAsync;
}
