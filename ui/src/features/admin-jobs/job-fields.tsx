import { ContactCar } from "@/shared/admin/cars/contact-car";
import { LongTextInput, TextInput } from "@/shared/admin/forms/inputs";
import { Panel } from "@/shared/admin/panel";
import type { AdminJob, JobDraft } from "./job-draft";

interface JobFieldsProps {
  job: AdminJob;
  draft: JobDraft;
  onChange: (changes: Partial<JobDraft>) => void;
}

/** Edit the car, the promised time and the owner's note. */
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
        <TextInput
          label="Promised"
          optional
          type="datetime-local"
          value={draft.promisedAt}
          onValue={(promisedAt) => onChange({ promisedAt })}
        />
        <TextInput
          label="Mileage"
          optional
          inputMode="numeric"
          value={draft.mileage}
          onValue={(mileage) => onChange({ mileage })}
        />
      </div>
      <LongTextInput
        label="Note"
        hint="For you and on the job card; the customer does not see it."
        optional
        rows={3}
        maxLength={5000}
        value={draft.note}
        onValue={(note) => onChange({ note })}
      />
    </Panel>
  );
}
