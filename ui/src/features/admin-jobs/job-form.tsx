import { LineEditor } from "@/shared/admin/lines/line-editor";
import { useLineTotals } from "@/shared/admin/lines/use-line-totals";
import { OrderAmounts } from "@/shared/order/order-amounts";
import { Button } from "@/shared/ui/button";
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
  const { base, draft, setDraft, isChanged } = editing;
  const save = useSaveJob(job.id);
  const agreed = draft.lines.filter(({ key }) => base.lines.find(({ id }) => id === key)?.isAgreed !== false);
  const totals = useLineTotals(agreed, job.taxMode).data;
  const amountOf = (key: string) => {
    const place = agreed.findIndex((line) => line.key === key);
    return place < 0 ? base.lines.find(({ id }) => id === key)?.amount : totals?.amounts[place];
  };
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_18rem] xl:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="flex min-w-0 flex-col gap-5">
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
      </div>
      <section aria-label="Total" aria-live="polite" className="panel gap-4 lg:sticky lg:top-24">
        <OrderAmounts
          {...((isChanged && totals) || job)}
          taxMode={draft.lines.length > 0 ? job.taxMode : "none"}
          taxRate="0"
          deliveryMethod={null}
          delivery="0.00"
        />
        <div className="flex flex-wrap gap-3">
          <Button size="small" onClick={() => onDone(job)}>
            Cancel
          </Button>
          <Button
            variant="primary"
            size="small"
            held={!isChanged}
            pending={save.isPending}
            onClick={() => save.mutate(toChange(draft, base, rates), { onSuccess: onDone })}
          >
            Save
          </Button>
        </div>
      </section>
    </div>
  );
}
