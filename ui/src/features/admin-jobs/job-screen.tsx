import { type ReactNode, useState } from "react";
import { useLocation } from "react-router-dom";
import { LeavingQuestion } from "@/shared/admin/drafts/leaving-question";
import { useEditing } from "@/shared/admin/drafts/use-editing";
import { QuestionsPanel } from "@/shared/admin/questions-panel";
import { type AdminJob, putJobOver, toDraft } from "./job-draft";
import { JobForm } from "./job-form";
import { JobHistory } from "./job-history";
import { JobReading } from "./job-reading";
import { JobSteps } from "./job-steps";

interface JobScreenProps {
  job: AdminJob;
  rates: string[];
  /** The step of a ready job that is about money. */
  moneyStep?: ReactNode;
  /** Sections below the lines, such as photos. */
  below?: ReactNode;
  /** Sections beside the lines, such as money. */
  beside?: ReactNode;
}

/**
 * Show a job: its next step above, the work on the left, money and history on the right. It is changed on
 * demand.
 */
export function JobScreen({ job, rates, moneyStep, below, beside }: JobScreenProps) {
  const editing = useEditing(job, (each) => toDraft(each, rates), putJobOver);
  const isNew = useIsNew();
  const [isChanging, setChanging] = useState(isNew && job.lines.length === 0);
  const stop = (shown: AdminJob) => {
    editing.show(shown);
    setChanging(false);
  };
  if (isChanging)
    return (
      <>
        <JobForm job={job} rates={rates} editing={editing} onDone={stop} />
        <LeavingQuestion unsaved={editing.isChanged} />
      </>
    );
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <JobSteps job={job} moneyStep={moneyStep} />
      <div className="flex min-w-0 flex-col gap-5">
        <JobReading job={job} rates={rates} onChange={() => setChanging(true)} />
        {below}
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        {beside}
        <QuestionsPanel questions={job.questions} />
        <JobHistory job={job} />
      </div>
    </div>
  );
}

/** Return whether the job was just booked, so that its lines are to be written. */
function useIsNew(): boolean {
  const { isNew = false } = (useLocation().state ?? {}) as { isNew?: boolean };
  return isNew;
}
