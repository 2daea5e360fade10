import { type ReactNode, useState } from "react";
import { LeavingQuestion } from "@/shared/admin/drafts/leaving-question";
import { LineEditor } from "@/shared/admin/lines/line-editor";
import { useLineTotals } from "@/shared/admin/lines/use-line-totals";
import { QuestionsPanel } from "@/shared/admin/questions-panel";
import { OrderAmounts } from "@/shared/order/order-amounts";
import { Button } from "@/shared/ui/button";
import { type AdminJob, toChange, toDraft } from "./job-draft";
import { JobFields } from "./job-fields";
import { JobHistory } from "./job-history";
import { JobSteps } from "./job-steps";
import { lineStateOf } from "./line-state";
import { useSaveJob } from "./use-job";

interface JobEditorProps {
  job: AdminJob;
  rates: string[];
  /** Sections below the lines, such as photos. */
  below?: ReactNode;
  /** Sections beside the lines, such as money. */
  beside?: ReactNode;
}

/** A job: its status above, what is done on the left, the sum and its history on the right. */
export function JobEditor({ job, rates, below, beside }: JobEditorProps) {
  const { base, draft, setDraft, isChanged, show } = useJobDraft(job, rates);
  const save = useSaveJob(job.id);
  const agreed = draft.lines.filter(({ key }) => base.lines.find(({ id }) => id === key)?.isAgreed !== false);
  const totals = useLineTotals(agreed, job.taxMode).data;
  const isOver = job.nextStatuses.length === 0;
  const amountOf = (key: string) => {
    const place = agreed.findIndex((line) => line.key === key);
    return place < 0 ? base.lines.find(({ id }) => id === key)?.amount : totals?.amounts[place];
  };
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <JobSteps job={job} isChanged={isChanged} />
      <div className="flex min-w-0 flex-col gap-5">
        <JobFields job={job} draft={draft} onChange={(changes) => setDraft({ ...draft, ...changes })} />
        <LineEditor
          of="job"
          stocks={job.lines}
          lines={draft.lines}
          amounts={draft.lines.map(({ key }) => amountOf(key))}
          rates={rates}
          isClosed={isOver}
          stateOf={lineStateOf(job, isChanged)}
          onChange={(lines) => setDraft({ ...draft, lines })}
        />
        {below}
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <section aria-label="Sum" aria-live="polite" className="panel p-5">
          <OrderAmounts
            {...((isChanged && totals) || job)}
            taxMode={draft.lines.length > 0 ? job.taxMode : "none"}
            taxRate="0"
            deliveryMethod={null}
            delivery="0.00"
          />
          <div className="mt-4 flex flex-wrap gap-3">
            <Button
              variant="primary"
              size="small"
              held={!isChanged}
              pending={save.isPending}
              onClick={() => save.mutate(toChange(draft, base, rates), { onSuccess: show })}
            >
              Save
            </Button>
            {isChanged && (
              <Button size="small" onClick={() => show(job)}>
                Discard changes
              </Button>
            )}
          </div>
        </section>
        {beside}
        <QuestionsPanel questions={job.questions} />
        <JobHistory job={job} />
      </div>
      <LeavingQuestion unsaved={isChanged} />
    </div>
  );
}

/** The draft stays while the job changes elsewhere; saved, it would then be refused. */
function useJobDraft(job: AdminJob, rates: string[]) {
  const [base, setBase] = useState(job);
  const [draft, setDraft] = useState(() => toDraft(job, rates));
  const isChanged = JSON.stringify(draft) !== JSON.stringify(toDraft(base, rates));
  const show = (shown: AdminJob) => {
    setBase(shown);
    setDraft(toDraft(shown, rates));
  };
  if (job !== base && !isChanged) show(job);
  return { base, draft, setDraft, isChanged, show };
}
