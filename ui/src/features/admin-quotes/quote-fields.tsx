import { useQuery } from "@tanstack/react-query";
import { apiKey, reading } from "@/shared/api/query-client";
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

/** For whom a quote is, for which car, until when, and the words above its lines. */
export function QuoteFields({ quote, draft, onChange }: QuoteFieldsProps) {
  const { data } = useQuery(reading(apiKey(`/api/admin/contacts/${quote.contactId}`)));
  const LINK = "underline underline-offset-4 hover:text-accent";
  return (
    <section aria-label="Quote" className="panel gap-4 p-5">
      <p className="wrap-anywhere">
        {"For "}
        <Link to={`/admin/contacts/${quote.contactId}`} className={LINK}>
          {quote.customer}
        </Link>
        {quote.inquiryId && (
          <>
            {", from "}
            <Link to={`/admin/contact-messages/${quote.inquiryId}`} className={LINK}>
              this enquiry
            </Link>
          </>
        )}
      </p>
      <div className="grid gap-4 sm:grid-cols-3">
        <Field label="Car">
          {(control) => (
            <Select
              {...control}
              value={draft.carId}
              onChange={({ target }) => onChange({ carId: target.value })}
            >
              <option value="">{quote.car && !quote.carId ? quote.car : "No car"}</option>
              {data?.contact.cars.map(({ id, label, plate }) => (
                <option key={id} value={id}>
                  {[label, plate].filter(Boolean).join(" · ")}
                </option>
              ))}
            </Select>
          )}
        </Field>
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
        <DepositField quote={quote} draft={draft} onChange={onChange} />
      </div>
      <Field label="Message to the customer" optional>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxLength={5000}
            value={draft.intro}
            onChange={({ target }) => onChange({ intro: target.value })}
          />
        )}
      </Field>
    </section>
  );
}
