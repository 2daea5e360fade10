import { sayDay, sayShortDay } from "@/shared/admin/bays/local-time";
import { sayNumber } from "@/shared/lib/practice";
import { Link } from "@/shared/ui/link";
import { type Calendar, closedReason, promisedOf } from "./plan";

/** Show the days with the reason why they are closed and what is promised, and the bays below them. */
export function GridHead({ calendar, days }: { calendar: Calendar; days: string[] }) {
  return (
    <div className="calendar-head">
      {days.map((day) => (
        <div key={day} className="calendar-head-day" data-today={day === calendar.today || undefined}>
          <p className="truncate px-2 pt-1 font-semibold" title={sayDay(day)}>
            {sayShortDay(day)}
            {day === calendar.today && <span className="font-normal"> Today</span>}
            <ClosedMark reason={closedReason(calendar, day)} />
          </p>
          <div className="px-2">
            <PromisedLine calendar={calendar} day={day} />
          </div>
          <div className="mt-auto grid auto-cols-fr grid-flow-col">
            {calendar.bays.map(({ id, name }) => (
              <span key={id} className="truncate px-2 pb-1 text-muted">
                {name}
              </span>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

export function ClosedMark({ reason }: { reason: string | undefined }) {
  if (reason === undefined) return null;
  return <span className="font-normal text-danger">{reason ? ` Closed: ${reason}` : " Closed"}</span>;
}

/** Show the jobs that are promised for a day. */
export function PromisedLine({ calendar, day }: { calendar: Calendar; day: string }) {
  const promised = promisedOf(calendar, day);
  if (promised.length === 0) return null;
  return (
    <p className="text-muted">
      {"Promised: "}
      {promised.map(({ jobId, number, promised: time }, place) => (
        <span key={jobId}>
          {place > 0 && ", "}
          <Link to={`/admin/jobs/${jobId}`} className="underline underline-offset-4 hover:text-text">
            {`Job ${sayNumber(number)} ${time.slice(-5)}`}
          </Link>
        </span>
      ))}
    </p>
  );
}
