import { useState } from "react";
import { LeavingQuestion } from "@/shared/admin/drafts/leaving-question";
import type { DraftLine } from "@/shared/admin/lines/draft-line";
import { LineEditor } from "@/shared/admin/lines/line-editor";
import { useLineTotals } from "@/shared/admin/lines/use-line-totals";
import { QuestionsPanel } from "@/shared/admin/questions-panel";
import { OrderAmounts } from "@/shared/order/order-amounts";
import { QuoteSheet } from "@/shared/quote/quote-sheet";
import { Button } from "@/shared/ui/button";
import { Dialog } from "@/shared/ui/dialogs/dialog";
import { type AdminQuote, toChange, toDraft } from "./quote-draft";
import { QuoteFields } from "./quote-fields";
import { QuoteHistory } from "./quote-history";
import { QuoteJob } from "./quote-job";
import { SendPanel } from "./send-panel";
import { useSaveQuote } from "./use-quote";

const CLOSED = { isClosed: true, stays: true, note: null };

/** A quote on its way: its lines and sums on the left, to whom and how it goes on the right. */
export function QuoteEditor({ quote, rates }: { quote: AdminQuote; rates: string[] }) {
  const [begun, setDraft] = useState(() => toDraft(quote, rates));
  const [isPreviewed, setPreviewed] = useState(false);
  const save = useSaveQuote(quote.id);
  const totals = useLineTotals(begun.lines).data;
  const isChanged = JSON.stringify(begun) !== JSON.stringify(toDraft(quote, rates));
  const isOpen = quote.status !== "withdrawn" && !quote.job;
  const store = () => save.mutate(toChange(begun, quote.updatedAt));
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="flex min-w-0 flex-col gap-5">
        <QuoteFields quote={quote} draft={begun} onChange={(changes) => setDraft({ ...begun, ...changes })} />
        <LineEditor
          lines={begun.lines}
          amounts={totals?.amounts ?? []}
          rates={rates}
          of="quote"
          stocks={quote.lines}
          isClosed={!isOpen}
          {...(!isOpen && { stateOf: () => CLOSED })}
          onChange={(lines) => setDraft({ ...begun, lines })}
        />
      </div>
      <div className="flex min-w-0 flex-col gap-5 lg:sticky lg:top-24">
        <section aria-label="Sum" aria-live="polite" className="panel p-5">
          <OrderAmounts
            {...((isChanged && totals) || quote)}
            taxMode={begun.lines.length > 0 ? quote.taxMode : "none"}
            taxRate="0"
            deliveryMethod={null}
            delivery="0.00"
          />
          {(isChanged || !quote.answeredAt) && begun.lines.some(isLeftOpen) && (
            <p className="mt-3 text-muted text-small">
              Without optional lines, with the first of each choice.
            </p>
          )}
          {isOpen && (
            <div className="mt-4 flex flex-wrap gap-3">
              <Button
                variant="primary"
                size="small"
                held={!isChanged}
                pending={save.isPending}
                onClick={store}
              >
                Save
              </Button>
              <Button size="small" held={isChanged} onClick={() => setPreviewed(true)}>
                Preview
              </Button>
            </div>
          )}
          {quote.status !== "draft" && isOpen && isChanged && (
            <p className="mt-3 text-muted">
              {quote.answeredAt
                ? "Saving clears the answer, and the customer is asked again. What was accepted stays on record."
                : "The customer's link shows your changes as soon as you save."}
            </p>
          )}
        </section>
        <QuoteJob quote={quote} isChanged={isChanged} />
        <SendPanel quote={quote} isChanged={isChanged} />
        <QuestionsPanel questions={quote.questions} />
        <QuoteHistory quote={quote} />
      </div>
      <Dialog
        open={isPreviewed}
        onClose={() => setPreviewed(false)}
        title="As the customer sees it"
        className="sm:max-w-[52rem]"
      >
        <QuoteSheet quote={quote} chosen={quote.chosen} totals={quote} />
        <div className="dialog-buttons">
          <Button onClick={() => setPreviewed(false)}>Close</Button>
        </div>
      </Dialog>
      <LeavingQuestion unsaved={isChanged && isOpen} />
    </div>
  );
}

/** The customer chooses whether it is wanted. */
function isLeftOpen({ isOptional, choice }: DraftLine): boolean {
  return isOptional || Boolean(choice);
}
