import { useState } from "react";
import { Button } from "@/shared/ui/button";
import { ConfirmDialog } from "@/shared/ui/confirm-dialog";
import type { WholeMail } from "./mail-types";
import { useSendMail } from "./use-mail-acts";

/** Asks first: whoever got the mail gets it a second time. */
export function SendAgain({ mail, onSettled }: { mail: WholeMail; onSettled: () => void }) {
  const [confirming, setConfirming] = useState(false);
  const send = useSendMail(mail.id, onSettled);
  return (
    <>
      <Button size="small" onClick={() => setConfirming(true)}>
        Send again
      </Button>
      <ConfirmDialog
        open={confirming}
        onClose={() => setConfirming(false)}
        onConfirm={() => send.mutateAsync()}
        title="Send it once more?"
        description={`“${mail.subject}” goes to ${mail.toAddress} a second time.`}
        confirmLabel="Send again"
        pendingLabel="Sending…"
      />
    </>
  );
}
