import { Pencil } from "lucide-react";
import type { ReactNode } from "react";
import { CustomerFact } from "@/shared/admin/customers/customer-fact";
import { Facts } from "@/shared/admin/facts";
import { LinesTotal } from "@/shared/admin/lines/line-form";
import { LineList } from "@/shared/admin/lines/line-list";
import { Panel } from "@/shared/admin/panel";
import { sayNumber } from "@/shared/lib/practice";
import { formatTime } from "@/shared/lib/time/format-time";
import { sayDay } from "@/shared/quote/quote-words";
import { Button } from "@/shared/ui/button";
import { Icon } from "@/shared/ui/icon";
import { Link } from "@/shared/ui/link";
import type { AdminJob } from "./job-draft";
import { LineNote } from "./line-state";

interface JobReadingProps {
  job: AdminJob;
  rates: string[];
  onChange: () => void;
}

/** Show a job to read: customer, car, times, work and price. */
export function JobReading({ job, rates, onChange }: JobReadingProps) {
  return (
    <>
      <Panel
        title="Job"
        action={
          <Button size="small" onClick={onChange}>
            <Icon of={Pencil} className="size-4" />
            Change
          </Button>
        }
      >
        <Facts of={factsOf(job)} />
      </Panel>
      <Panel title="Lines">
        <LineList
          lines={job.lines}
          rates={rates}
          of="job"
          noteOf={(line) => <LineNote job={job} line={line} hasButtons />}
        />
        <section aria-label="Total">
          <LinesTotal sums={job} taxMode={job.taxMode} hasLines={job.lines.length > 0} />
        </section>
      </Panel>
    </>
  );
}

function factsOf(job: AdminJob): [string, ReactNode][] {
  const {
    contactId,
    customer,
    phone,
    email,
    promisedAt,
    mileage,
    note,
    preferredDay,
    startEarly,
    quoteNumber,
  } = job;
  return [
    ["Customer", <CustomerFact key="customer" id={contactId} name={customer} addresses={[phone, email]} />],
    ["Car", job.car ?? "No car"],
    ["Promised", promisedAt && formatTime(promisedAt)],
    ["Preferred day", preferredDay && sayDay(preferredDay)],
    ["Start", startEarly && "Asked for the work to start before the 14 days are over"],
    ["Mileage", mileage?.toLocaleString("en-IE")],
    ["Note", note],
    [
      "Quote",
      quoteNumber && (
        <Link to={`/admin/quotes/${job.quoteId}`} className="underline underline-offset-4 hover:text-accent">
          {`Quote ${sayNumber(quoteNumber)}`}
        </Link>
      ),
    ],
  ];
}
