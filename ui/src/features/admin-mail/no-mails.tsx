import { MailCheck } from "lucide-react";
import { ButtonLink } from "@/shared/ui/button-link";
import { EmptyState } from "@/shared/ui/empty-state";
import type { MailStatus } from "./mail-types";

const SENTENCES: Partial<Record<MailStatus, string>> = {
  by_hand: "No mail waits for you.",
  failed: "No mail failed.",
  waiting: "No mail is waiting to be sent.",
  sent: "The mail server has not sent any mail yet.",
  done: "You have not sent any mail by hand yet.",
};

export function NoMails({ status }: { status: MailStatus | undefined }) {
  if (!status) {
    return (
      <EmptyState icon={MailCheck} title="No mails yet">
        What the shop writes to customers and to you about orders and messages appears here.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={MailCheck}
      title="Nothing here"
      action={
        <ButtonLink size="small" to="/admin/mails">
          Show all mails
        </ButtonLink>
      }
    >
      {SENTENCES[status]}
    </EmptyState>
  );
}
