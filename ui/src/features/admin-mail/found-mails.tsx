import { useRef, useState } from "react";
import { MailPages } from "./mail-pages";
import { MailRow } from "./mail-row";
import type { MailPage } from "./mail-types";
import type { MailsFilter } from "./mails-filter";
import { NoMails } from "./no-mails";

interface FoundMailsProps {
  filter: MailsFilter;
  answer: MailPage;
  canSend: boolean;
}

/** A page of mails, one of them open at most. */
export function FoundMails({ filter, answer, canSend }: FoundMailsProps) {
  const [openId, setOpenId] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  if (answer.mails.length === 0) return <NoMails status={filter.status} />;
  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label="Mails" className="border-line border-t">
        {answer.mails.map((mail) => (
          <MailRow
            key={mail.id}
            mail={mail}
            canSend={canSend}
            isOpen={mail.id === openId}
            onToggle={() => setOpenId(mail.id === openId ? undefined : mail.id)}
            // Its buttons change or the mail leaves this tab: the keyboard stays near.
            onSettled={() => list.current?.focus()}
          />
        ))}
      </ul>
      <MailPages filter={filter} answer={answer} />
    </>
  );
}
