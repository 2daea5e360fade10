import { useState } from "react";
import { LeavingQuestion } from "@/shared/admin/drafts/leaving-question";
import { useEditing } from "@/shared/admin/drafts/use-editing";
import { type AdminQuote, toDraft } from "./quote-draft";
import { QuoteForm } from "./quote-form";
import { QuoteReading } from "./quote-reading";
import { useSendQuote } from "./use-quote";

/** Show a quote. A draft is edited at once; one that was sent is read first, and changed on demand. */
export function QuoteScreen({ quote, rates }: { quote: AdminQuote; rates: string[] }) {
  const editing = useEditing(quote, (each) => toDraft(each, rates));
  const [isChanging, setChanging] = useState(false);
  // Its link outlives the change from writing to reading.
  const sending = useSendQuote(quote.id);
  const isDraft = quote.status === "draft";
  const isOpen = quote.status !== "withdrawn" && !quote.job;
  const isForm = isDraft || (isChanging && isOpen);
  const stop = () => {
    editing.show(quote);
    setChanging(false);
  };
  return (
    <>
      {isForm ? (
        <QuoteForm
          quote={quote}
          rates={rates}
          editing={editing}
          sending={sending}
          onDone={isDraft ? undefined : stop}
        />
      ) : (
        <QuoteReading
          quote={quote}
          rates={rates}
          sending={sending}
          onChange={isOpen ? () => setChanging(true) : undefined}
        />
      )}
      <LeavingQuestion unsaved={isForm && editing.isChanged} />
    </>
  );
}
