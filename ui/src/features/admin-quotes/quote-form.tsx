import { SaveRefusal } from "@/shared/admin/drafts/use-save-draft";
import { EnquiryBeside } from "@/shared/admin/enquiry/enquiry-beside";
import type { DraftLine } from "@/shared/admin/lines/draft-line";
import { LineEditor } from "@/shared/admin/lines/line-editor";
import { LineForm, SaveButtons } from "@/shared/admin/lines/line-form";
import { useLineTotals } from "@/shared/admin/lines/use-line-totals";
import { DraftActions } from "./draft-actions";
import { type AdminQuote, type QuoteEditing, toChange } from "./quote-draft";
import { QuoteFields } from "./quote-fields";
import { type Sending, useSaveQuote } from "./use-quote";

interface QuoteFormProps {
  quote: AdminQuote;
  rates: string[];
  editing: QuoteEditing;
  sending: Sending;
  /** Returns to reading. It is undefined for a draft, which is always edited. */
  onDone: (() => void) | undefined;
}

/** Write a quote: its lines on the left, the sum and what the customer asked on the right. */
export function QuoteForm({ quote, rates, editing, sending, onDone }: QuoteFormProps) {
  const { base, draft, setDraft, isChanged, settle } = editing;
  const save = useSaveQuote(quote.id, editing);
  const totals = useLineTotals(draft.lines).data;
  const sums = (isChanged && totals) || quote;
  const store = async () =>
    !isChanged || settle(await save.mutateAsync(toChange(draft, base.updatedAt)), draft);
  return (
    <LineForm
      sums={sums}
      taxMode={quote.taxMode}
      hasLines={draft.lines.length > 0}
      beside={quote.inquiryId && <EnquiryBeside id={quote.inquiryId} />}
      end={
        <>
          {draft.lines.some(isLeftOpen) && (
            <p className="text-muted text-small">Without optional lines, with the first of each choice.</p>
          )}
          <SaveRefusal error={save.error} otherwise="The quote could not be saved. Please try again." />
          {onDone ? (
            <SaveChange
              quote={quote}
              isChanged={isChanged}
              isPending={save.isPending}
              store={store}
              onDone={onDone}
            />
          ) : (
            <DraftActions
              quote={quote}
              total={sums.total}
              validUntil={draft.validUntil}
              isEmpty={draft.lines.length === 0}
              isChanged={isChanged}
              isSaving={save.isPending}
              store={store}
              sending={sending}
            />
          )}
        </>
      }
    >
      <QuoteFields quote={quote} draft={draft} onChange={(changes) => setDraft({ ...draft, ...changes })} />
      <LineEditor
        lines={draft.lines}
        amounts={totals?.amounts ?? []}
        rates={rates}
        of="quote"
        stocks={quote.lines}
        onChange={(lines) => setDraft({ ...draft, lines })}
      />
    </LineForm>
  );
}

/** Return whether the customer chooses the line or leaves it. */
function isLeftOpen({ isOptional, choice }: DraftLine): boolean {
  return isOptional || Boolean(choice);
}

interface SaveChangeProps {
  quote: AdminQuote;
  isChanged: boolean;
  isPending: boolean;
  /** Returns whether nothing was typed while it was saved. */
  store: () => Promise<boolean>;
  onDone: () => void;
}

/** End the change of a quote that was sent, and say what saving does. */
function SaveChange({ quote, isChanged, isPending, store, onDone }: SaveChangeProps) {
  return (
    <>
      {isChanged && (
        <p className="text-muted">
          {quote.answeredAt
            ? "Saving clears the answer: send the quote again to tell the customer. The accepted version stays on record."
            : "The customer’s link shows your changes as soon as you save."}
        </p>
      )}
      <SaveButtons
        isChanged={isChanged}
        isPending={isPending}
        onCancel={onDone}
        // A refusal is shown, and what was typed is not lost.
        onSave={() =>
          store().then(
            (isAll) => isAll && onDone(),
            () => undefined,
          )
        }
      />
    </>
  );
}
