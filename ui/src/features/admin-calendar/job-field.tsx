import { useState } from "react";
import { sayDay } from "@/shared/admin/bays/local-time";
import { SearchField } from "@/shared/admin/forms/search-field";
import { useSettled } from "@/shared/admin/use-settled";
import { sayNumber } from "@/shared/lib/practice";
import { Button } from "@/shared/ui/button";
import { Link } from "@/shared/ui/link";
import { useFoundJobs, useJobBooking } from "./use-calendar";

interface JobFieldProps {
  jobId: string | null;
  onChange: (jobId: string | null) => void;
  /** The day that is filled in. */
  day: string;
  /** Is called with the day that the customer asked for. */
  onDay: (day: string) => void;
}

/** Show the job of an appointment, or search for one. */
export function JobField({ jobId, onChange, day, onDay }: JobFieldProps) {
  if (jobId === null) return <JobSearch onChoose={onChange} />;
  return <ChosenJob jobId={jobId} onDrop={() => onChange(null)} day={day} onDay={onDay} />;
}

interface ChosenJobProps {
  jobId: string;
  onDrop: () => void;
  day: string;
  onDay: (day: string) => void;
}

function ChosenJob({ jobId, onDrop, day, onDay }: ChosenJobProps) {
  const { data } = useJobBooking(jobId);
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-3">
        <p className="wrap-anywhere mr-auto min-w-0">
          <Link to={`/admin/jobs/${jobId}`} className="font-semibold underline underline-offset-4">
            {data ? `Job ${sayNumber(data.number)}` : "Job"}
          </Link>
          {data && `, ${[data.customer, data.car].filter(Boolean).join(", ")}`}
        </p>
        <Button size="small" onClick={onDrop}>
          Another job
        </Button>
      </div>
      {data?.preferredDay && data.preferredDay !== day && (
        <PreferredDay day={data.preferredDay} onDay={onDay} />
      )}
    </div>
  );
}

function PreferredDay({ day, onDay }: { day: string; onDay: (day: string) => void }) {
  return (
    <p className="flex flex-wrap items-center gap-3 border-accent border-l-2 pl-3">
      <span className="mr-auto">{`Asked for ${sayDay(day)}`}</span>
      <Button size="small" onClick={() => onDay(day)}>
        Use this day
      </Button>
    </p>
  );
}

/** The server is asked so many milliseconds after the last letter. */
const PAUSE = 200;
const SHOWN = 6;

function JobSearch({ onChoose }: { onChoose: (jobId: string) => void }) {
  const [search, setSearch] = useState("");
  const { data, isError } = useFoundJobs(useSettled(search.trim(), PAUSE));
  const jobs = search.trim() === "" ? [] : (data?.jobs.slice(0, SHOWN) ?? []);
  return (
    <div>
      <SearchField label="Search a job by number, customer or car" value={search} onChange={setSearch} />
      {isError && <p role="alert">The search failed. Keep typing to try again.</p>}
      {search.trim() !== "" && data?.jobs.length === 0 && (
        <p className="mt-1 text-muted">No open job matches.</p>
      )}
      {jobs.length > 0 && (
        <ul aria-label="Jobs found" className="mt-1 max-h-48 overflow-y-auto border-line border-t">
          {jobs.map(({ id, number, customer, car }) => (
            <li key={id}>
              <button type="button" className="list-choice" onClick={() => onChoose(id)}>
                <span className="wrap-anywhere min-w-0">
                  <strong>{`Job ${sayNumber(number)}`}</strong> {customer}
                </span>
                <span className="wrap-anywhere text-muted">{car}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
