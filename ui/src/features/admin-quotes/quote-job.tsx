import { CalendarCheck, Wrench } from "lucide-react";
import { useState } from "react";
import { ProposedTimes } from "@/shared/admin/bays/proposed-times";
import { partsOf, useProposal } from "@/shared/admin/bays/use-proposal";
import { Button, ButtonLink } from "@/shared/ui/button";
import { ConfirmDialog } from "@/shared/ui/dialogs/confirm-dialog";
import { Icon } from "@/shared/ui/icon";
import { DropQuote } from "./drop-quote";
import type { AdminQuote } from "./quote-draft";
import { useBookJobOfQuote } from "./use-quote";

/** Leads to the job of a quote, or books it: as it was accepted, or as it was agreed by phone. */
export function QuoteJob({ quote, isChanged }: { quote: AdminQuote; isChanged: boolean }) {
  const [isConfirming, setConfirming] = useState(false);
  const book = useBookJobOfQuote(quote.id);
  const isAccepted = quote.status === "accepted";
  const { data: proposal } = useProposal(isAccepted && !quote.job ? { quoteId: quote.id } : undefined);
  const canBookBay = proposal !== undefined && proposal.parts.length > 0;
  if (quote.status === "withdrawn" && !quote.job) return null;
  return (
    <section aria-labelledby="job" className="panel gap-3 p-5">
      <h2 id="job" className="font-sans font-semibold">
        Job
      </h2>
      {quote.job ? (
        <>
          <p className="text-muted">The work continues there: the quote stays as it was agreed.</p>
          <ButtonLink size="small" to={`/admin/jobs/${quote.job.id}`} className="w-fit">
            <Icon of={Wrench} className="size-4" />
            {`Job ${quote.job.number}`}
          </ButtonLink>
        </>
      ) : (
        <>
          {proposal && <ProposedTimes proposal={proposal} />}
          {canBookBay && (
            <Button
              size="small"
              variant="primary"
              held={isChanged}
              pending={book.isPending}
              onClick={() => book.mutate({ parts: partsOf(proposal) })}
              className="w-fit"
            >
              <Icon of={CalendarCheck} className="size-4" />
              Book job and bay
            </Button>
          )}
          <Button
            size="small"
            variant={isAccepted && !canBookBay ? "primary" : "secondary"}
            held={isChanged || quote.lines.length === 0}
            pending={book.isPending}
            onClick={() => (isAccepted ? book.mutate({}) : setConfirming(true))}
            className="w-fit"
          >
            <Icon of={Wrench} className="size-4" />
            {isAccepted ? "Book the job without a bay" : "Agreed by phone: book the job"}
          </Button>
        </>
      )}
      {isAccepted && !quote.job && <DropQuote quote={quote} />}
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        onConfirm={async () => book.mutate({ force: true })}
        title="Agreed by phone?"
        description="The quote counts as accepted, without optional lines and with the first of each choice. Its link says so, and the job’s history says that it was agreed by phone."
        confirmLabel="Book the job"
        pendingLabel="Booking…"
      />
    </section>
  );
}
