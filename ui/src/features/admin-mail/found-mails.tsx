import { MailCheck } from "lucide-react";
import { useRef, useState } from "react";
import { NothingFound } from "@/shared/admin/nothing-found";
import { PageLinks } from "@/shared/admin/table/page-links";
import { EmptyState } from "@/shared/ui/empty-state";
import { MailRow } from "./mail-row";
import { type MailPage, type MailStatus, type MailsFilter, queryOf } from "./use-mails";

interface FoundMailsProps {
  filter: MailsFilter;
  answer: MailPage;
  canSend: boolean;
}

/** Show a page of mails, one of them open at most. */
export function FoundMails({ filter, answer, canSend }: FoundMailsProps) {
  const [openId, setOpenId] = useState<string>();
  const outbox = useRef<HTMLElement>(null);
  // A mail that is done has other buttons, or leaves this tab, so the focus is moved to the list.
  const stayNear = () => outbox.current?.focus();
  return (
    <section ref={outbox} tabIndex={-1} aria-label="Outbox" className="flex flex-col gap-5">
      {answer.mails.length === 0 && <NoMails status={filter.status} />}
      {answer.mails.length > 0 && (
        <ul aria-label="E-mails" className="border-line border-t">
          {answer.mails.map((mail) => (
            <MailRow
              key={mail.id}
              mail={mail}
              canSend={canSend}
              isOpen={mail.id === openId}
              onToggle={() => setOpenId(mail.id === openId ? undefined : mail.id)}
              onSettled={stayNear}
            />
          ))}
        </ul>
      )}
      <PageLinks
        answer={answer}
        shown={answer.mails.length}
        queryOf={(page) => queryOf({ ...filter, page })}
      />
    </section>
  );
}

const SENTENCES: Partial<Record<MailStatus, string>> = {
  by_hand: "No e-mails are waiting for you.",
  failed: "No e-mails failed.",
  waiting: "No e-mails are waiting to be sent.",
  sent: "The mail server has not sent any e-mail yet.",
  done: "You have not sent any e-mail yourself yet.",
};

function NoMails({ status }: { status: MailStatus | undefined }) {
  if (!status) {
    return (
      <EmptyState icon={MailCheck} title="No e-mails yet">
        E-mails to customers and to you about orders and enquiries appear here.
      </EmptyState>
    );
  }
  return (
    <NothingFound
      icon={MailCheck}
      title="Nothing here"
      all={{ to: "/admin/mails", label: "Show all e-mails" }}
    >
      {SENTENCES[status]}
    </NothingFound>
  );
}
