import { useState } from "react";
import { Button } from "@/shared/ui/button";
import { ConfirmDialog } from "@/shared/ui/confirm-dialog";
import { useSignOutEverywhere } from "./use-sign-out-everywhere";

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
        description="Every browser that is signed in is signed out at once, this one too. The password stays as it is."
        confirmLabel="Sign out everywhere"
        pendingLabel="Signing out…"
      />
    </>
  );
}
