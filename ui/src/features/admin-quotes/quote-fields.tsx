import { useState } from "react";
import { ContactCar } from "@/shared/admin/cars/contact-car";
import { LongTextInput, TextInput } from "@/shared/admin/forms/inputs";
import { Panel } from "@/shared/admin/panel";
import { cx } from "@/shared/lib/cx";
import { sayDay } from "@/shared/quote/quote-words";
import { Button } from "@/shared/ui/button";
import { Link } from "@/shared/ui/link";
import { DepositField } from "./deposit-field";
import type { AdminQuote, QuoteDraft } from "./quote-draft";

interface QuoteFieldsProps {
  quote: AdminQuote;
  draft: QuoteDraft;
  onChange: (changes: Partial<QuoteDraft>) => void;
}

/** Edit the customer and the car of a quote, and its date, message and deposit once they are wanted. */
export function QuoteFields({ quote, draft, onChange }: QuoteFieldsProps) {
  const [isMore, setMore] = useState(draft.intro !== "" || draft.deposit !== "");
  return (
    <Panel
      title="Quote"
      action={
        <Link
          to={`/admin/contacts/${quote.contactId}`}
          className="wrap-anywhere underline underline-offset-4 hover:text-accent"
        >
          {quote.customer}
        </Link>
      }
    >
      <div className={cx("grid gap-4", isMore && "sm:grid-cols-2 xl:grid-cols-[minmax(0,1fr)_auto_9rem]")}>
        <ContactCar
          contactId={quote.contactId}
          saved={quote}
          value={draft.carId}
          onChange={(carId) => onChange({ carId })}
        />
        {isMore && (
          <>
            <ValidUntil draft={draft} onChange={onChange} />
            <DepositField quote={quote} draft={draft} onChange={onChange} />
          </>
        )}
      </div>
      {isMore ? (
        <MessageField draft={draft} onChange={onChange} />
      ) : (
        <p className="flex flex-wrap items-center justify-between gap-3">
          <span className="text-muted">{`Valid until ${sayDay(draft.validUntil)}`}</span>
          <Button size="small" onClick={() => setMore(true)}>
            Change date, message or deposit
          </Button>
        </p>
      )}
    </Panel>
  );
}

function ValidUntil({ draft, onChange }: Pick<QuoteFieldsProps, "draft" | "onChange">) {
  return (
    <TextInput
      label="Valid until"
      type="date"
      value={draft.validUntil}
      onValue={(text) => text && onChange({ validUntil: text })}
    />
  );
}

function MessageField({ draft, onChange }: Pick<QuoteFieldsProps, "draft" | "onChange">) {
  return (
    <LongTextInput
      label="Message to the customer"
      optional
      rows={2}
      maxLength={5000}
      value={draft.intro}
      onValue={(intro) => onChange({ intro })}
    />
  );
}
