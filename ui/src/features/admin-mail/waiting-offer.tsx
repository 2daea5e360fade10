import { useState } from "react";
import { countOf } from "@/shared/admin/count-of";
import { Button } from "@/shared/ui/button";
import { ConfirmDialog } from "@/shared/ui/dialogs/confirm-dialog";
import { useMailFeed, useSendWaiting } from "./use-mails";

/** Offer to send by the mail server what still waits for the owner. Nothing is shown while nothing waits. */
export function WaitingOffer() {
  const [confirming, setConfirming] = useState(false);
  const send = useSendWaiting();
  const count = useMailFeed()?.mailsByHand ?? 0;
  if (count === 0) return null;
  return (
    <section
      aria-label="E-mails waiting for you"
      className="flex flex-wrap items-center gap-x-6 gap-y-3 border-warn border-l-2 bg-surface p-4"
    >
      <p className="flex-1 basis-56">
        {countOf(count, "mail")} {count === 1 ? "waits" : "wait"} to be sent by you. The mail server can send{" "}
        {count === 1 ? "it" : "them"} now.
      </p>
      <Button size="small" variant="primary" onClick={() => setConfirming(true)}>
        Send them now
      </Button>
      <ConfirmDialog
        open={confirming}
        onClose={() => setConfirming(false)}
        onConfirm={() => send.mutateAsync()}
        title={`Send ${countOf(count, "mail")}?`}
        description="They are sent as they were written when the orders and enquiries came in. First mark as done any that you have dealt with another way."
        confirmLabel="Send"
        pendingLabel="Sending…"
      />
    </section>
  );
}
