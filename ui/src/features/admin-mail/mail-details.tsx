import type { ReactNode } from "react";
import { TimeText } from "@/shared/admin/time-text";
import { Link } from "@/shared/ui/link";
import { nameKind } from "./mail-words";
import type { WholeMail } from "./use-mails";

const LINK = "text-accent underline underline-offset-4 hover:text-accent-hover";

/** Show to whom the mail goes, its subject, and whether it was sent. */
export function MailDetails({ mail }: { mail: WholeMail }) {
  const { kind, toAddress, orderId, orderNumber, inquiryId, sentAt, status } = mail;
  return (
    <dl className="grid grid-cols-[5rem_1fr] gap-y-1 self-start break-words">
      <Detail name="Kind">{nameKind(kind)}</Detail>
      <Detail name="To">
        <span className="break-all">{toAddress}</span>
      </Detail>
      {orderId && (
        <Detail name="About">
          <Link to={`/admin/orders/${orderId}`} className={LINK}>
            Order {orderNumber}
          </Link>
        </Detail>
      )}
      {inquiryId && (
        <Detail name="About">
          <Link to={`/admin/contact-messages/${inquiryId}`} className={LINK}>
            Enquiry
          </Link>
        </Detail>
      )}
      {sentAt && (
        <Detail name={status === "done" ? "Done" : "Sent"}>
          <TimeText of={sentAt} />
        </Detail>
      )}
      <Trouble mail={mail} />
    </dl>
  );
}

/** Show the server's last answer and the next try, or why it waits for the owner. */
function Trouble({ mail: { status, attempts, lastError, dueAt } }: { mail: WholeMail }) {
  if (status === "by_hand" && lastError) return <Detail name="Note">{lastError}</Detail>;
  const isOpen = status === "waiting" || status === "failed";
  if (!isOpen || attempts === 0) return null;
  return (
    <>
      <Detail name="Tries">{status === "failed" ? `${attempts}; no further tries` : attempts}</Detail>
      {status === "waiting" && (
        <Detail name="Next try">
          <TimeText of={dueAt} />
        </Detail>
      )}
      {lastError && (
        <Detail name="Answer">
          <span className="text-danger">{lastError}</span>
        </Detail>
      )}
    </>
  );
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd>{children}</dd>
    </>
  );
}
