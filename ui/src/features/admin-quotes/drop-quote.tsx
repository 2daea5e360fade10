import { useState } from "react";
import { sayNumber } from "@/shared/lib/practice";
import { Button } from "@/shared/ui/button";
import { ConfirmDialog } from "@/shared/ui/dialogs/confirm-dialog";
import type { AdminQuote } from "./quote-draft";
import { useDropQuote } from "./use-quote";

/** End an accepted quote without a job, when its customer changed their mind. */
export function DropQuote({ quote: { id, number, deposit } }: { quote: AdminQuote }) {
  const [isConfirming, setConfirming] = useState(false);
  const drop = useDropQuote(id);
  return (
    <>
      <Button size="small" variant="danger" onClick={() => setConfirming(true)} className="w-fit">
        The customer changed their mind
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        onConfirm={() => drop.mutateAsync()}
        title={`End quote ${sayNumber(number)}?`}
        description={`The quote ends, and its page says so. Its parts can be sold again. No e-mail is sent.${
          deposit ? " If the deposit was paid, pay it back." : ""
        }`}
        confirmLabel="End the quote"
        pendingLabel="Ending…"
        destructive
      />
    </>
  );
}
