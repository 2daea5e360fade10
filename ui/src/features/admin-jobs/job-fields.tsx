import { useQuery } from "@tanstack/react-query";
import type { ComponentProps } from "react";
import { Panel } from "@/shared/admin/panel";
import { apiKey, reading } from "@/shared/api/query-client";
import { Field } from "@/shared/ui/forms/field";
import { Select } from "@/shared/ui/forms/select";
import { Textarea } from "@/shared/ui/forms/textarea";
import { Input } from "@/shared/ui/input";
import type { AdminJob, JobDraft } from "./job-draft";

interface JobFieldsProps {
  job: AdminJob;
  draft: JobDraft;
  onChange: (changes: Partial<JobDraft>) => void;
}

/** The car, the promised time, and the owner's note. */
export function JobFields({ job, draft, onChange }: JobFieldsProps) {
  return (
    <Panel title={`Job for ${job.customer}`}>
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
    </Panel>
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
