import { Loaded } from "@/shared/admin/loaded";
import { TimeText } from "@/shared/admin/time-text";
import { cx } from "@/shared/lib/cx";
import { Skeleton } from "@/shared/ui/skeleton";
import { MailActions } from "./mail-actions";
import { MailDetails } from "./mail-details";
import { STATUS_NAMES } from "./mail-words";
import { type ListedMail, type MailStatus, useMail } from "./use-mails";

interface MailRowProps {
  mail: ListedMail;
  canSend: boolean;
  isOpen: boolean;
  onToggle: () => void;
  onSettled: () => void;
}

/** Show a mail in one line, and the whole of it below once it is opened. */
export function MailRow({ mail, canSend, isOpen, onToggle, onSettled }: MailRowProps) {
  const { id, status, subject, toName, toAddress, lastError, createdAt } = mail;
  const wantsOwner = status === "by_hand" || status === "failed";
  return (
    <li className={cx("border-line border-b", isOpen && "bg-surface")}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={`mail-${id}`}
        onClick={onToggle}
        className={cx("message-line mail-line", wantsOwner && "font-semibold")}
      >
        <MailMark status={status} />
        <span className="truncate">{toName || toAddress}</span>
        <span className="message-excerpt">
          {subject}
          {wantsOwner && lastError && (
            <span className={status === "failed" ? "text-danger" : "font-normal text-muted"}>
              {" "}
              · {lastError}
            </span>
          )}
        </span>
        <span className="font-normal text-muted">
          <TimeText of={createdAt} />
        </span>
      </button>
      <div id={`mail-${id}`} hidden={!isOpen}>
        {isOpen && <OpenMail id={id} canSend={canSend} onSettled={onSettled} />}
      </div>
    </li>
  );
}

const DOTS: Record<MailStatus, string> = {
  by_hand: "bg-accent",
  failed: "bg-danger",
  waiting: "bg-warn",
  sending: "bg-warn",
  sent: "bg-ok",
  done: "bg-control",
};

/** Show the state in words, with a dot that the eye finds first. */
function MailMark({ status }: { status: MailStatus }) {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <span aria-hidden="true" className={cx("size-2 rounded-control", DOTS[status])} />
      {STATUS_NAMES[status]}
    </span>
  );
}

interface OpenMailProps {
  id: string;
  canSend: boolean;
  onSettled: () => void;
}

/** Show the whole mail, its outcome, and what can be done with it. */
function OpenMail({ id, canSend, onSettled }: OpenMailProps) {
  const mail = useMail(id);
  return (
    <div className="px-3 pt-2 pb-5">
      <Loaded query={mail} failure="The e-mail could not be loaded." skeleton={<Skeleton className="h-72" />}>
        {(loaded) => (
          <div className="grid gap-x-8 gap-y-5 lg:grid-cols-[1fr_22rem]">
            <p className="max-w-measure whitespace-pre-line break-words border border-line bg-bg p-4">
              {loaded.bodyText.trim()}
            </p>
            <div className="flex min-w-0 flex-col gap-5 max-lg:order-first">
              <MailDetails mail={loaded} />
              <MailActions mail={loaded} canSend={canSend} onSettled={onSettled} />
            </div>
          </div>
        )}
      </Loaded>
    </div>
  );
}
