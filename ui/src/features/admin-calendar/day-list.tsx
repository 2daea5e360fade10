import { sayDay } from "@/shared/admin/bays/local-time";
import { JOB_STATUSES } from "@/shared/admin/jobs/use-job-list";
import { Button } from "@/shared/ui/button";
import { ClosedMark, PromisedLine } from "./grid-head";
import { type Appointment, appointmentsOf, type Calendar, closedReason, nameOf, timesOn } from "./plan";

interface DayListProps {
  calendar: Calendar;
  days: string[];
  onBook: (day: string) => void;
  onOpen: (appointment: Appointment) => void;
}

/** Show the days one below the other, with what is booked: the calendar on a phone. */
export function DayList({ calendar, days, onBook, onOpen }: DayListProps) {
  return (
    <ol className="flex flex-col gap-4">
      {days.map((day) => (
        <li key={day} className="panel gap-2 p-4" data-today={day === calendar.today || undefined}>
          <div className="flex items-center gap-3">
            <h2 className="mr-auto min-w-0 font-sans font-semibold">
              {sayDay(day)}
              {day === calendar.today && <span className="text-accent"> Today</span>}
              <ClosedMark reason={closedReason(calendar, day)} />
            </h2>
            <Button size="small" aria-label={`Book a bay on ${sayDay(day)}`} onClick={() => onBook(day)}>
              Book
            </Button>
          </div>
          <PromisedLine calendar={calendar} day={day} />
          <DayEntries appointments={appointmentsOf(calendar, day)} day={day} onOpen={onOpen} />
        </li>
      ))}
    </ol>
  );
}

interface DayEntriesProps {
  appointments: Appointment[];
  day: string;
  onOpen: (appointment: Appointment) => void;
}

function DayEntries({ appointments, day, onOpen }: DayEntriesProps) {
  if (appointments.length === 0) return <p className="text-muted">Nothing is booked.</p>;
  return (
    <ul className="-mx-4 -mb-4">
      {appointments.map((appointment) => {
        const { id, bay, car, jobStatus } = appointment;
        const state = jobStatus && JOB_STATUSES[jobStatus];
        return (
          <li key={id} className="border-line border-t">
            <button type="button" className="calendar-line" onClick={() => onOpen(appointment)}>
              <span className="w-24 shrink-0 tabular">{timesOn(appointment, day)}</span>
              <span className="min-w-0 grow">
                <span className="wrap-anywhere block font-semibold">{nameOf(appointment)}</span>
                <span className="wrap-anywhere block text-muted">
                  {[bay, car, state].filter(Boolean).join(" · ")}
                </span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
