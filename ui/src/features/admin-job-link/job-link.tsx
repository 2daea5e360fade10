import { useState } from "react";
import { MadeLink } from "@/shared/admin/links/made-link";
import { NoAddress } from "@/shared/admin/links/no-address";
import { Loaded } from "@/shared/admin/loaded";
import { Panel } from "@/shared/admin/panel";
import type { components } from "@/shared/api/schema";
import { sayNumber } from "@/shared/lib/practice";
import { formatTime } from "@/shared/lib/time/format-time";
import { Button } from "@/shared/ui/button";
import { ExtraWorkDialog } from "./extra-work-dialog";
import { type JobLinkInfo, useJobLink, useSendLink } from "./use-job-link";

interface JobLinkProps {
  job: Pick<components["schemas"]["AdminJobView"], "id" | "number" | "email" | "nextStatuses">;
}

/** Show the customer's page of a job: its link, and the extra work that it asks for. */
export function JobLink({ job }: JobLinkProps) {
  const link = useJobLink(job.id);
  return (
    <Panel title="The customer’s page">
      <Loaded query={link} failure="The customer’s page could not be loaded.">
        {(info) => <Linked job={job} info={info} />}
      </Loaded>
    </Panel>
  );
}

function Linked({ job: { id, number, email, nextStatuses }, info }: JobLinkProps & { info: JobLinkInfo }) {
  const { mutate, isPending, data, variables } = useSendLink(id);
  const [asked, setAsked] = useState<string>();
  const [isProposing, setProposing] = useState(false);
  const url = asked ?? (variables === "link" ? data?.url : undefined);
  return (
    <>
      <p className="wrap-anywhere text-muted">
        {email ?? "This customer has no e-mail address: send them the link yourself."}
      </p>
      {info.linkedAt && <p className="text-muted">{`Last link: ${formatTime(info.linkedAt)}`}</p>}
      <NoAddress />
      <div className="flex flex-wrap gap-3">
        <Button size="small" held={!email} pending={isPending} onClick={() => mutate("mail")}>
          Send by e-mail
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
        {nextStatuses.length > 0 && (
          <Button size="small" onClick={() => setProposing(true)}>
            Ask for extra work
          </Button>
        )}
      </div>
      {url && (
        <MadeLink
          url={url}
          label="Link to the job page"
          words={`Your car, job ${sayNumber(number)}: ${url}`}
        />
      )}
      <ExtraWorkDialog
        jobId={id}
        email={email}
        open={isProposing}
        onClose={() => setProposing(false)}
        onLink={setAsked}
      />
    </>
  );
}
