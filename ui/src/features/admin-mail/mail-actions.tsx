import { ExternalLink } from "lucide-react";
import { CopyButton } from "@/shared/ui/copy-button";
import { Icon } from "@/shared/ui/icon";
import type { WholeMail } from "./mail-types";
import { MailtoLink } from "./mailto-link";
import { MarkDone } from "./mark-done";
import { SendAgain } from "./send-again";
import { SendNow } from "./send-now";

interface MailActionsProps {
  mail: WholeMail;
  /** With a mail server. */
  canSend: boolean;
  onSettled: () => void;
}

/** By the server where there is one, else by the owner's own mail program: one of them is the main way. */
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
          Show the designed mail
          <Icon of={ExternalLink} className="size-4" />
          <span className="sr-only">(opens in a new tab)</span>
        </span>
      </a>
      <CopyButton text={mail.bodyText} label="Copy text" />
    </div>
  );
}
