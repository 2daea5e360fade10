import type { WholeMail } from "./mail-types";
import { useMarkDone } from "./use-mail-acts";

interface MailtoLinkProps {
  mail: WholeMail;
  isMain: boolean;
  onSettled: () => void;
}

/** Opens the mail, fully written, in the owner's own mail program; one that still waited is then done. */
export function MailtoLink({ mail, isMain, onSettled }: MailtoLinkProps) {
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
