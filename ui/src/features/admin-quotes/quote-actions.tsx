import { Button } from "@/shared/ui/button";
import type { AdminQuote } from "./quote-draft";
import { useDuplicateQuote, useRemoveQuote, useWithdrawQuote } from "./use-quote";

/** Duplicate, withdraw or delete a quote. */
export function QuoteActions({ quote: { id, status } }: { quote: AdminQuote }) {
  const duplicate = useDuplicateQuote(id);
  const withdraw = useWithdrawQuote(id);
  const remove = useRemoveQuote(id);
  return (
    <>
      <Button size="small" pending={duplicate.isPending} onClick={() => duplicate.mutate()}>
        Duplicate
      </Button>
      {(status === "sent" || status === "expired") && (
        <Button size="small" variant="danger" pending={withdraw.isPending} onClick={() => withdraw.mutate()}>
          Take back
        </Button>
      )}
      {status === "draft" && (
        <Button size="small" variant="danger" pending={remove.isPending} onClick={() => remove.mutate()}>
          Delete draft
        </Button>
      )}
    </>
  );
}
