import { SaveRefusal } from "@/shared/admin/drafts/use-save-draft";
import { LineEditor } from "@/shared/admin/lines/line-editor";
import { LineForm, SaveButtons } from "@/shared/admin/lines/line-form";
import { useLineTotals } from "@/shared/admin/lines/use-line-totals";
import { type AdminJob, type JobEditing, toChange } from "./job-draft";
import { JobFields } from "./job-fields";
import { lineStateOf } from "./line-state";
import { useSaveJob } from "./use-job";

interface JobFormProps {
  job: AdminJob;
  rates: string[];
  editing: JobEditing;
  /** Is called with the job as it is then, to read it again. */
  onDone: (job: AdminJob) => void;
}

/** Change a job: its facts and lines, and beside them the sum and the buttons. */
export function JobForm({ job, rates, editing, onDone }: JobFormProps) {
  const { base, draft, setDraft, isChanged, settle } = editing;
  const save = useSaveJob(job.id, editing);
  const agreed = draft.lines.filter(({ key }) => base.lines.find(({ id }) => id === key)?.isAgreed !== false);
  const totals = useLineTotals(agreed, job.taxMode).data;
  const amountOf = (key: string) => {
    const place = agreed.findIndex((line) => line.key === key);
    return place < 0 ? base.lines.find(({ id }) => id === key)?.amount : totals?.amounts[place];
  };
  return (
    <LineForm
      sums={(isChanged && totals) || job}
      taxMode={job.taxMode}
      hasLines={draft.lines.length > 0}
      end={
        <>
          <SaveRefusal error={save.error} otherwise="The job could not be saved. Please try again." />
          <SaveButtons
            isChanged={isChanged}
            isPending={save.isPending}
            onCancel={() => onDone(job)}
            onSave={() =>
              save.mutate(toChange(draft, base, rates), {
                onSuccess: (saved) => settle(saved, draft) && onDone(saved),
              })
            }
          />
        </>
      }
    >
      <JobFields job={job} draft={draft} onChange={(changes) => setDraft({ ...draft, ...changes })} />
      <LineEditor
        of="job"
        stocks={job.lines}
        lines={draft.lines}
        amounts={draft.lines.map(({ key }) => amountOf(key))}
        rates={rates}
        isClosed={job.nextStatuses.length === 0}
        stateOf={lineStateOf(base)}
        onChange={(lines) => setDraft({ ...draft, lines })}
      />
    </LineForm>
  );
}
