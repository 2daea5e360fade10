import { useState } from "react";
import { NoAddress } from "@/shared/admin/links/no-address";
import { MoreFold } from "@/shared/admin/more-fold";
import { formatPrice } from "@/shared/lib/money";
import { sayNumber } from "@/shared/lib/practice";
import { sayDay } from "@/shared/quote/quote-words";
import { Button } from "@/shared/ui/button";
import { ConfirmDialog } from "@/shared/ui/dialogs/confirm-dialog";
import { QuoteActions } from "./quote-actions";
import type { AdminQuote } from "./quote-draft";
import { AgreedByPhone } from "./quote-job";
import { QuotePreview } from "./quote-preview";
import type { Sending } from "./use-quote";

interface DraftActionsProps {
  quote: AdminQuote;
  /** The total of the lines as they are typed. */
  total: string;
  validUntil: string;
  isEmpty: boolean;
  isChanged: boolean;
  isSaving: boolean;
  /** Saves what is not saved yet, and rejects where it was refused. */
  store: () => Promise<unknown>;
  sending: Sending;
}

/** Send a draft at once, whether it is saved or not. All else is behind "More". */
export function DraftActions({
  quote,
  isEmpty,
  isChanged,
  isSaving,
  store,
  sending,
  ...terms
}: DraftActionsProps) {
  const [isAsked, setAsked] = useState(false);
  const send = (by: "mail" | "link") => store().then(() => sending.mutateAsync(by));
  const held = isEmpty || sending.isPending;
  return (
    <>
      {(isEmpty || !quote.email) && (
        <p className="text-muted">
          {isEmpty
            ? "Add at least one line first."
            : "This customer has no e-mail address: send them the link yourself."}
        </p>
      )}
      <NoAddress />
      <div className="flex flex-wrap items-center gap-3">
        {quote.email && (
          <Button size="small" variant="primary" held={held} onClick={() => setAsked(true)}>
            Send by e-mail
          </Button>
        )}
        <Button
          size="small"
          variant={quote.email ? "secondary" : "primary"}
          held={held}
          pending={sending.isPending}
          onClick={() => send("link").catch(() => undefined)}
        >
          Make a link
        </Button>
        <Button
          size="small"
          held={!isChanged}
          pending={isSaving}
          onClick={() => store().catch(() => undefined)}
        >
          Save
        </Button>
        <MoreFold label="More">
          <QuotePreview quote={quote} store={store} />
          <AgreedByPhone quote={quote} held={isChanged || isEmpty} />
          <QuoteActions quote={quote} />
        </MoreFold>
      </div>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        onConfirm={() => send("mail")}
        title={`Send quote ${sayNumber(quote.number)}?`}
        description={sayTerms(quote, terms)}
        confirmLabel="Send"
        pendingLabel="Sending…"
      />
    </>
  );
}

function sayTerms(
  { email }: AdminQuote,
  { total, validUntil }: { total: string; validUntil: string },
): string {
  return `It goes to ${email}: ${formatPrice(total)}, valid until ${sayDay(validUntil)}.`;
}
