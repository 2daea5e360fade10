import { useState } from "react";
import { MadeLink } from "@/shared/admin/links/made-link";
import { NoAddress } from "@/shared/admin/links/no-address";
import { Loaded } from "@/shared/admin/loaded";
import { formatPrice } from "@/shared/lib/money";
import { formatTime } from "@/shared/lib/time/format-time";
import { Button } from "@/shared/ui/button";
import { ExtraWorkDialog } from "./extra-work-dialog";
import { type JobLinkInfo, useJobLink, useSendLink } from "./use-job-link";

interface JobLinkProps {
  jobId: string;
  /** "Job 17", for the words beside a link. */
  name: string;
  /** Nothing more is asked of a job that is over. */
  isOver: boolean;
}

/** The customer's page of a job: its link, and extra work that is asked for on it. */
export function JobLink(props: JobLinkProps) {
  const link = useJobLink(props.jobId);
  return (
    <section aria-labelledby="customer-page" className="panel gap-3 p-5">
      <h2 id="customer-page" className="font-sans font-semibold">
        The customer’s page
      </h2>
      <Loaded query={link} failure="The customer’s page could not be loaded.">
        {(info) => <Linked {...props} info={info} />}
      </Loaded>
    </section>
  );
}

function Linked({ jobId, name, isOver, info }: JobLinkProps & { info: JobLinkInfo }) {
  const { mutate, isPending, data, variables } = useSendLink(jobId);
  const [asked, setAsked] = useState<string>();
  const [isProposing, setProposing] = useState(false);
  const url = asked ?? (variables === "link" ? data?.url : undefined);
  return (
    <>
      <p className="wrap-anywhere text-muted">
        {info.email ?? "This customer has no e-mail address: pass the link on."}
        {info.linkedAt && ` Last link: ${formatTime(info.linkedAt)}.`}
      </p>
      <NoAddress />
      <div className="flex flex-wrap gap-3">
        <Button size="small" held={!info.email} pending={isPending} onClick={() => mutate("mail")}>
          Send by mail
        </Button>
        <Button
          size="small"
          pending={isPending}
          onClick={() => {
            setAsked(undefined);
            mutate("link");
          }}
        >
          Make a link
        </Button>
        {!isOver && (
          <Button size="small" variant="primary" onClick={() => setProposing(true)}>
            Ask for extra work
          </Button>
        )}
      </div>
      {url && <MadeLink url={url} label="Link of the job" words={`${name}: ${url}`} />}
      <Answers info={info} />
      <ExtraWorkDialog
        jobId={jobId}
        email={info.email}
        open={isProposing}
        onClose={() => setProposing(false)}
        onLink={setAsked}
      />
    </>
  );
}

/** The lines that the customer was asked about, and what was said. */
function Answers({ info: { extraWork } }: { info: JobLinkInfo }) {
  if (extraWork.length === 0) return null;
  return (
    <ul aria-label="Extra work" className="border-line border-t">
      {extraWork.map((line) => (
        <li key={line.id} className="flex items-start justify-between gap-4 border-line border-b py-2.5">
          <span className="min-w-0">
            <span className="wrap-anywhere block">{line.text}</span>
            <span className="wrap-anywhere block text-muted text-small">{sayAnswer(line)}</span>
          </span>
          <span className="shrink-0 tabular">{formatPrice(line.amount)}</span>
        </li>
      ))}
    </ul>
  );
}

function sayAnswer({
  askedAt,
  answeredAt,
  answeredName,
  isApproved,
}: JobLinkInfo["extraWork"][number]): string {
  if (!answeredAt) return `Asked on ${formatTime(askedAt ?? "")}, no answer yet`;
  return `${isApproved ? "Approved" : "Declined"} by ${answeredName} on ${formatTime(answeredAt)}`;
}
