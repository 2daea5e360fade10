import { ContactCar } from "@/shared/admin/cars/contact-car";
import { Panel } from "@/shared/admin/panel";
import { Field } from "@/shared/ui/forms/field";
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
        <ContactCar
          contactId={job.contactId}
          saved={job}
          value={draft.carId}
          onChange={(carId) => onChange({ carId })}
        />
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
