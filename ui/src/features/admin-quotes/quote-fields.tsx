import { useState } from "react";
import { ContactCar } from "@/shared/admin/cars/contact-car";
import { Panel } from "@/shared/admin/panel";
import { cx } from "@/shared/lib/cx";
import { Button } from "@/shared/ui/button";
import { Field } from "@/shared/ui/forms/field";
import { Textarea } from "@/shared/ui/forms/textarea";
import { Input } from "@/shared/ui/input";
import { Link } from "@/shared/ui/link";
import { DepositField } from "./deposit-field";
import type { AdminQuote, QuoteDraft } from "./quote-draft";

interface QuoteFieldsProps {
  quote: AdminQuote;
  draft: QuoteDraft;
  onChange: (changes: Partial<QuoteDraft>) => void;
}

/** For whom a quote is, for which car and until when; message and deposit once they are wanted. */
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
      <div
        className={cx(
          "grid gap-4 sm:grid-cols-2",
          isMore ? "xl:grid-cols-[minmax(0,1fr)_auto_auto]" : "xl:grid-cols-[minmax(0,1fr)_auto]",
        )}
      >
        <ContactCar
          contactId={quote.contactId}
          saved={quote}
          value={draft.carId}
          onChange={(carId) => onChange({ carId })}
        />
        <Field label="Valid until">
          {(control) => (
            <Input
              {...control}
              type="date"
              value={draft.validUntil}
              onChange={({ target }) => target.value && onChange({ validUntil: target.value })}
            />
          )}
        </Field>
        {isMore && <DepositField quote={quote} draft={draft} onChange={onChange} />}
      </div>
      {isMore ? (
        <MessageField draft={draft} onChange={onChange} />
      ) : (
        <Button size="small" className="justify-self-start" onClick={() => setMore(true)}>
          Add a message or a deposit
        </Button>
      )}
    </Panel>
  );
}

function MessageField({ draft, onChange }: Pick<QuoteFieldsProps, "draft" | "onChange">) {
  return (
    <Field label="Message to the customer" optional>
      {(control) => (
        <Textarea
          {...control}
          rows={2}
          maxLength={5000}
          value={draft.intro}
          onChange={({ target }) => onChange({ intro: target.value })}
        />
      )}
    </Field>
  );
}
