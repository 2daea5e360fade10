import { Button } from "@/shared/ui/button";
import type { WholeMail } from "./mail-types";
import { useSendMail } from "./use-mail-acts";

const LABELS: Partial<Record<WholeMail["status"], string>> = {
  failed: "Try again",
  waiting: "Send now",
};

export function SendNow({ mail, onSettled }: { mail: WholeMail; onSettled: () => void }) {
  const send = useSendMail(mail.id, onSettled);
  return (
    <Button
      size="small"
      variant="primary"
      pending={send.isPending}
      pendingLabel="Sending…"
      onClick={() => send.mutate()}
    >
      {LABELS[mail.status] ?? "Send by the mail server"}
    </Button>
  );
}
