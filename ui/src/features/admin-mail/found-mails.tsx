import { useRef, useState } from "react";
import { PageLinks } from "@/shared/admin/page-links";
import { MailRow } from "./mail-row";
import type { MailPage } from "./mail-types";
import { type MailsFilter, queryOf } from "./mails-filter";
import { NoMails } from "./no-mails";

interface FoundMailsProps {
  filter: MailsFilter;
  answer: MailPage;
  canSend: boolean;
}

/** A page of mails, one of them open at most. */
export function FoundMails({ filter, answer, canSend }: FoundMailsProps) {
  const [openId, setOpenId] = useState<string>();
  const outbox = useRef<HTMLElement>(null);
  // A mail that was seen to has other buttons, or leaves this tab: the keyboard stays near.
  const stayNear = () => outbox.current?.focus();
  return (
    <section ref={outbox} tabIndex={-1} aria-label="Outbox" className="flex flex-col gap-5">
      {answer.mails.length === 0 && <NoMails status={filter.status} />}
      {answer.mails.length > 0 && (
        <ul aria-label="Mails" className="border-line border-t">
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
