import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Panel } from "@/shared/admin/panel";
import { apiKey, reading } from "@/shared/api/query-client";
import { cx } from "@/shared/lib/cx";
import { Button } from "@/shared/ui/button";
import { Field } from "@/shared/ui/forms/field";
import { Select } from "@/shared/ui/forms/select";
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
        <CarField quote={quote} draft={draft} onChange={onChange} />
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

function CarField({ quote, draft, onChange }: QuoteFieldsProps) {
  const { data } = useQuery(reading(apiKey(`/api/admin/contacts/${quote.contactId}`)));
  return (
    <Field label="Car">
      {(control) => (
        <Select {...control} value={draft.carId} onChange={({ target }) => onChange({ carId: target.value })}>
          <option value="">{quote.car && !quote.carId ? quote.car : "No car"}</option>
          {data?.contact.cars.map(({ id, label, plate }) => (
            <option key={id} value={id}>
              {[label, plate].filter(Boolean).join(" · ")}
            </option>
          ))}
        </Select>
      )}
    </Field>
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
