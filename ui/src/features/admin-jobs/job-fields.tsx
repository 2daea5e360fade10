import { useQuery } from "@tanstack/react-query";
import type { ComponentProps } from "react";
import { apiKey, reading } from "@/shared/api/query-client";
import { sayDay } from "@/shared/quote/quote-words";
import { Field } from "@/shared/ui/forms/field";
import { Select } from "@/shared/ui/forms/select";
import { Textarea } from "@/shared/ui/forms/textarea";
import { Input } from "@/shared/ui/input";
import { Link } from "@/shared/ui/link";
import type { AdminJob, JobDraft } from "./job-draft";

interface JobFieldsProps {
  job: AdminJob;
  draft: JobDraft;
  onChange: (changes: Partial<JobDraft>) => void;
}

/** Customer and car, the promised time, and the owner's note. */
export function JobFields({ job, draft, onChange }: JobFieldsProps) {
  return (
    <section aria-label="Job" className="panel gap-4 p-5">
      <Customer job={job} />
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-[minmax(0,1fr)_15rem_9rem]">
        <Field label="Car">
          {(control) => (
            <CarSelect
              {...control}
              job={job}
              value={draft.carId}
              onChange={({ target }) => onChange({ carId: target.value })}
            />
          )}
        </Field>
        <Field label="Promised" optional>
          {(control) => (
            <Input
              {...control}
              type="datetime-local"
              value={draft.promisedAt}
              onChange={({ target }) => onChange({ promisedAt: target.value })}
            />
          )}
        </Field>
        <Field label="Mileage" optional>
          {(control) => (
            <Input
              {...control}
              inputMode="numeric"
              value={draft.mileage}
              onChange={({ target }) => onChange({ mileage: target.value })}
            />
          )}
        </Field>
      </div>
      <Field label="Note" hint="For you and on the job card; the customer does not see it." optional>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxLength={5000}
            value={draft.note}
            onChange={({ target }) => onChange({ note: target.value })}
          />
        )}
      </Field>
    </section>
  );
}

interface CarSelectProps extends ComponentProps<"select"> {
  job: AdminJob;
}

/** The customer's cars. They are read here: a select whose options alone are drawn anew forgets its choice. */
function CarSelect({ job, ...control }: CarSelectProps) {
  const { data } = useQuery({
    ...reading(apiKey(`/api/admin/contacts/${job.contactId ?? ""}`)),
    enabled: job.contactId !== null,
  });
  const cars = data?.contact.cars ?? [];
  const isGone = job.carId !== null && !cars.some(({ id }) => id === job.carId);
  return (
    <Select {...control}>
      <option value="">{job.car && !job.carId ? job.car : "No car"}</option>
      {isGone && <option value={job.carId ?? ""}>{job.car}</option>}
      {cars.map(({ id, label, plate }) => (
        <option key={id} value={id}>
          {[label, plate].filter(Boolean).join(" · ")}
        </option>
      ))}
    </Select>
  );
}

/** The customer and the quote, and the day that was wished for. */
function Customer({ job }: { job: AdminJob }) {
  const { contactId, customer, phone, email, quoteId, quoteNumber, preferredDay, startEarly } = job;
  const LINK = "underline underline-offset-4 hover:text-accent";
  return (
    <div className="flex flex-col gap-1">
      <p className="wrap-anywhere">
        {"For "}
        {contactId ? (
          <Link to={`/admin/contacts/${contactId}`} className={LINK}>
            {customer}
          </Link>
        ) : (
          customer
        )}
        {[phone, email].filter(Boolean).map((each) => `, ${each}`)}
        {quoteNumber && (
          <>
            {", from "}
            <Link to={`/admin/quotes/${quoteId}`} className={LINK}>
              {`quote ${quoteNumber}`}
            </Link>
          </>
        )}
      </p>
      {preferredDay && <p>{`Would like ${sayDay(preferredDay)}`}</p>}
      {startEarly && <p className="text-muted">Asked for the work to start before the 14 days are over</p>}
    </div>
  );
}
