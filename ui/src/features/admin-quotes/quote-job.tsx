import { CalendarCheck, Wrench } from "lucide-react";
import { useState } from "react";
import { ProposedTimes } from "@/shared/admin/bays/proposed-times";
import { partsOf, useProposal } from "@/shared/admin/bays/use-proposal";
import { Panel } from "@/shared/admin/panel";
import { sayNumber } from "@/shared/lib/practice";
import { Button, ButtonLink } from "@/shared/ui/button";
import { ConfirmDialog } from "@/shared/ui/dialogs/confirm-dialog";
import { Icon } from "@/shared/ui/icon";
import { Skeleton } from "@/shared/ui/skeleton";
import { DropQuote } from "./drop-quote";
import type { AdminQuote } from "./quote-draft";
import { useBookJobOfQuote } from "./use-quote";

/** Link to the job of a quote, or book it: as it was accepted, or as it was agreed by phone. */
export function QuoteJob({ quote }: { quote: AdminQuote }) {
  if (quote.status === "withdrawn" && !quote.job) return null;
  return (
    <Panel title="Job">
      {quote.job ? (
        <>
          <p className="text-muted">The work continues there: the quote stays as it was agreed.</p>
          <ButtonLink size="small" to={`/admin/jobs/${quote.job.id}`} className="w-fit">
            <Icon of={Wrench} className="size-4" />
            {`Job ${sayNumber(quote.job.number)}`}
          </ButtonLink>
        </>
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          {quote.status === "accepted" ? (
            <>
              <BookJob quote={quote} />
              <DropQuote quote={quote} />
            </>
          ) : (
            <AgreedByPhone quote={quote} held={quote.lines.length === 0} />
          )}
        </div>
      )}
    </Panel>
  );
}

/** Book the job with the free times of a bay that are proposed, or without. */
function BookJob({ quote }: { quote: AdminQuote }) {
  const book = useBookJobOfQuote(quote.id);
  const { data: proposal, isPending } = useProposal({ quoteId: quote.id });
  const canBookBay = proposal !== undefined && proposal.parts.length > 0;
  // A button that changes its rank while the pointer moves to it would be the wrong one.
  if (isPending) return <Skeleton className="h-24 w-full" />;
  return (
    <>
      {proposal && <ProposedTimes proposal={proposal} />}
      {canBookBay && (
        <Button
          size="small"
          variant="primary"
          pending={book.isPending}
          onClick={() => book.mutate({ parts: partsOf(proposal) })}
        >
          <Icon of={CalendarCheck} className="size-4" />
          Book job and bay
        </Button>
      )}
      <Button
        size="small"
        variant={canBookBay ? "secondary" : "primary"}
        held={quote.lines.length === 0}
        pending={book.isPending}
        onClick={() => book.mutate({})}
      >
        <Icon of={Wrench} className="size-4" />
        Book the job without a bay
      </Button>
    </>
  );
}

/** Book the job of a quote to which the customer said yes without its link. */
export function AgreedByPhone({ quote, held }: { quote: AdminQuote; held: boolean }) {
  const [isConfirming, setConfirming] = useState(false);
  const book = useBookJobOfQuote(quote.id);
  return (
    <>
      <Button size="small" held={held} pending={book.isPending} onClick={() => setConfirming(true)}>
        <Icon of={Wrench} className="size-4" />
        Agreed by phone: book the job
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        onConfirm={async () => book.mutate({ force: true })}
        title="Agreed by phone?"
        description="The quote counts as accepted, without optional lines and with the first of each choice. Its page says so, and the job’s history says that it was agreed by phone."
        confirmLabel="Book the job"
        pendingLabel="Booking…"
      />
    </>
  );
}
