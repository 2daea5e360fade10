import { Button } from "@/shared/ui/button";
import type { WholeMail } from "./mail-types";
import { useMarkDone } from "./use-mail-acts";

/** For a mail that needs no sending any more: the customer was told in another way. */
export function MarkDone({ mail, onSettled }: { mail: WholeMail; onSettled: () => void }) {
  const done = useMarkDone(mail.id, onSettled);
  return (
    <Button size="small" pending={done.isPending} pendingLabel="Saving…" onClick={() => done.mutate()}>
      Mark as done
    </Button>
  );
}
