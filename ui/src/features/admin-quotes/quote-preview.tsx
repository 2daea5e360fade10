import { useState } from "react";
import { QuoteSheet } from "@/shared/quote/quote-sheet";
import { Button } from "@/shared/ui/button";
import { Dialog } from "@/shared/ui/dialogs/dialog";
import type { AdminQuote } from "./quote-draft";

interface QuotePreviewProps {
  quote: AdminQuote;
  /** Saves first what is typed. */
  store?: () => Promise<unknown>;
}

/** Show a quote as its customer sees it. */
export function QuotePreview({ quote, store }: QuotePreviewProps) {
  const [isOpen, setOpen] = useState(false);
  const show = () => setOpen(true);
  return (
    <>
      <Button size="small" onClick={() => (store ? store().then(show, () => undefined) : show())}>
        Preview
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="As the customer sees it"
        className="sm:max-w-[52rem]"
      >
        <QuoteSheet quote={quote} chosen={quote.chosen} totals={quote} />
        <div className="dialog-buttons">
          <Button onClick={() => setOpen(false)}>Close</Button>
        </div>
      </Dialog>
    </>
  );
}
