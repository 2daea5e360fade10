import { ExternalLink } from "lucide-react";
import { useState } from "react";
import { Button } from "@/shared/ui/button";
import { CopyButton } from "@/shared/ui/controls/copy-button";
import { ConfirmDialog } from "@/shared/ui/dialogs/confirm-dialog";
import { Icon } from "@/shared/ui/icon";
import { useMarkDone, useSendMail, type WholeMail } from "./use-mails";

interface MailActionsProps {
  mail: WholeMail;
  /** There is a mail server. */
  canSend: boolean;
  onSettled: () => void;
}

/**
 * Send a mail by the server where there is one, or by the owner's own mail program. One of them is the main
 * way.
 */
export function MailActions({ mail, canSend, onSettled }: MailActionsProps) {
  const isOver = mail.status === "sent" || mail.status === "done";
  const isUnderWay = mail.status === "sending";
  return (
    <div className="flex flex-wrap items-center gap-3">
      {canSend && !isOver && !isUnderWay && <SendNow mail={mail} onSettled={onSettled} />}
      {!isUnderWay && <MailtoLink mail={mail} isMain={!canSend && !isOver} onSettled={onSettled} />}
      {(mail.status === "by_hand" || mail.status === "failed") && (
        <MarkDone mail={mail} onSettled={onSettled} />
      )}
      {canSend && isOver && <SendAgain mail={mail} onSettled={onSettled} />}
      <a
        href={`/api/admin/mails/${mail.id}/page`}
        target="_blank"
        rel="noopener"
        className="button"
        data-variant="ghost"
        data-size="small"
      >
        <span className="inline-flex items-center gap-2">
          Show the e-mail with its design
          <Icon of={ExternalLink} className="size-4" />
          <span className="sr-only">(opens in a new tab)</span>
        </span>
      </a>
      <CopyButton text={mail.bodyText} label="Copy text" />
    </div>
  );
}

/** Mark a mail that needs no sending any more, because the customer was informed in another way. */
function MarkDone({ mail, onSettled }: { mail: WholeMail; onSettled: () => void }) {
  const done = useMarkDone(mail.id, onSettled);
  return (
    <Button size="small" pending={done.isPending} pendingLabel="Saving…" onClick={() => done.mutate()}>
      Mark as done
    </Button>
  );
}

const LABELS: Partial<Record<WholeMail["status"], string>> = {
  failed: "Try again",
  waiting: "Send now",
};

function SendNow({ mail, onSettled }: { mail: WholeMail; onSettled: () => void }) {
  const send = useSendMail(mail.id, onSettled);
  return (
    <Button
      size="small"
      variant="primary"
      pending={send.isPending}
      pendingLabel="Sending…"
      onClick={() => send.mutate()}
    >
      {LABELS[mail.status] ?? "Send with the mail server"}
    </Button>
  );
}

/** Ask first, because whoever got the mail gets it a second time. */
function SendAgain({ mail, onSettled }: { mail: WholeMail; onSettled: () => void }) {
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
        description={`“${mail.subject}” will be sent to ${mail.toAddress} again.`}
        confirmLabel="Send again"
        pendingLabel="Sending…"
      />
    </>
  );
}

interface MailtoLinkProps {
  mail: WholeMail;
  isMain: boolean;
  onSettled: () => void;
}

/** Open the mail, written out, in the owner's own mail program. One that still waited is then done. */
function MailtoLink({ mail, isMain, onSettled }: MailtoLinkProps) {
  const done = useMarkDone(mail.id, onSettled);
  const isOpen = mail.status !== "sent" && mail.status !== "done";
  const mark = () => {
    if (isOpen && !done.isPending) done.mutate();
  };
  return (
    <a
      href={mail.mailto}
      onClick={mark}
      className="button"
      data-variant={isMain ? "primary" : "secondary"}
      data-size="small"
    >
      <span>Open in my mail program</span>
    </a>
  );
}
