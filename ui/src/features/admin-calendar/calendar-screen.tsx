import { useEffect, useRef, useState } from "react";
import { listDays, mondayOf, sayDay, weeksOfMonth } from "@/shared/admin/bays/local-time";
import { useSingleKey } from "@/shared/admin/keys/single-keys";
import { Loaded } from "@/shared/admin/loaded";
import { workshopToday } from "@/shared/admin/workshop-day";
import { fieldMessages } from "@/shared/api/api-error";
import { sayNumber } from "@/shared/lib/practice";
import { Button } from "@/shared/ui/button";
import { Skeleton } from "@/shared/ui/skeleton";
import { AppointmentDialog } from "./appointment-dialog";
import { type Booking, freeSlot } from "./booking";
import { CalendarBar, type View } from "./calendar-bar";
import { DayList } from "./day-list";
import { MonthGrid } from "./month-grid";
import { type Appointment, appointmentsOf, type Calendar, workingDays } from "./plan";
import { TellDialog } from "./tell-step";
import { TimeGrid } from "./time-grid";
import { useCalendar, useJobBooking, useOfferToTell } from "./use-calendar";

interface CalendarScreenProps {
  view: View;
  date: string;
  /** The job that is to be booked. */
  jobId: string | null;
  onGo: (to: { view?: View; date?: string; jobId?: null }) => void;
}

const WEEK = 7;

/** Show the workshop's calendar: a day or week by bays, or the counts of a month. */
export function CalendarScreen({ view, date, jobId, onGo }: CalendarScreenProps) {
  const days = daysOf(view, date);
  const query = useCalendar(days[0] ?? date, days.at(-1) ?? date);
  return (
    <>
      <CalendarBar view={view} date={date} days={days} onGo={onGo} />
      <Loaded
        query={query}
        failure="The calendar could not be loaded."
        skeleton={<Skeleton className="h-160" />}
      >
        {(calendar) => (
          <div aria-busy={query.isPlaceholderData || undefined} className="flex flex-col gap-4">
            <CalendarBoard
              calendar={calendar}
              isReady={!query.isPlaceholderData}
              view={view}
              date={date}
              days={days}
              jobId={jobId}
              onGo={onGo}
            />
          </div>
        )}
      </Loaded>
    </>
  );
}

function daysOf(view: View, date: string): string[] {
  if (view === "month") return weeksOfMonth(date);
  return view === "day" ? [date] : listDays(mondayOf(date), WEEK);
}

interface CalendarBoardProps extends CalendarScreenProps {
  calendar: Calendar;
  isReady: boolean;
  days: string[];
}

function CalendarBoard({ calendar, isReady, view, date, days, jobId, onGo }: CalendarBoardProps) {
  const [booking, setBooking] = useState<Booking>();
  const [toInform, setToInform] = useState<string>();
  const offerToTell = useOfferToTell(setToInform);
  const purpose = { jobId, title: "" };
  const book = (day: string) => setBooking({ slot: freeSlot(calendar, day), purpose });
  const open = (appointment: Appointment) =>
    setBooking({
      appointment,
      slot: appointment,
      purpose: { jobId: appointment.jobId, title: appointment.title },
    });
  const isEmpty = days.every((day) => appointmentsOf(calendar, day).length === 0);
  const bookHere = () => book(days.includes(calendar.today) && calendar.today > date ? calendar.today : date);
  useSingleKey("n", bookHere);
  return (
    <>
      <JobNote
        jobId={jobId}
        isReady={isReady}
        days={days}
        onBook={(day) => book(day ?? date)}
        onDay={(day) => onGo({ date: day })}
        onStop={() => onGo({ jobId: null })}
      />
      <div className="flex flex-wrap items-center gap-4">
        <Button size="small" variant="primary" onClick={bookHere}>
          New appointment
        </Button>
        {isEmpty && (
          <p className="text-muted">
            Nothing is booked here yet.
            <span className="max-md:hidden"> Click a free time in the calendar, or press N.</span>
          </p>
        )}
      </div>
      {view === "month" ? (
        <MonthGrid calendar={calendar} days={days} month={date.slice(0, 7)} />
      ) : (
        <>
          <div className="max-md:hidden">
            <TimeGrid
              calendar={calendar}
              days={workingDays(calendar, days)}
              onPick={(slot) => setBooking({ slot, purpose, isPicked: true })}
              onOpen={open}
              onMoved={({ jobId: moved }, note) => {
                // The job's page offers it, too, so a job that cannot be read here is no failure of the move.
                if (moved) offerToTell(moved, note).catch(() => undefined);
              }}
              onRefused={(appointment, slot, error) => {
                const errors = fieldMessages(error);
                if (Object.keys(errors).length === 0) return;
                setBooking({
                  appointment,
                  slot,
                  errors,
                  purpose: { jobId: appointment.jobId, title: appointment.title },
                });
              }}
            />
          </div>
          <div className="md:hidden">
            <DayList calendar={calendar} days={days} onBook={book} onOpen={open} />
          </div>
        </>
      )}
      <TellDialog jobId={toInform} onDone={() => setToInform(undefined)} />
      <AppointmentDialog
        booking={booking}
        bays={calendar.bays}
        onClose={() => setBooking(undefined)}
        onSaved={(day) => {
          setBooking(undefined);
          if (jobId || !days.includes(day)) onGo({ jobId: null, date: days.includes(day) ? date : day });
        }}
      />
    </>
  );
}

interface JobNoteProps {
  jobId: string | null;
  /** The days that are shown have been read. */
  isReady: boolean;
  days: string[];
  onBook: (day: string | undefined) => void;
  onDay: (day: string) => void;
  onStop: () => void;
}

/** Say which job is being booked, and open its booking once. */
function JobNote({ jobId, isReady, days, onBook, onDay, onStop }: JobNoteProps) {
  const { data, isError } = useJobBooking(jobId);
  const opened = useRef<string>(undefined);
  useEffect(() => {
    if (!data || !isReady || opened.current === data.jobId) return;
    const wish = data.preferredDay && data.preferredDay >= workshopToday() ? data.preferredDay : undefined;
    if (wish && !days.includes(wish)) return onDay(wish);
    opened.current = data.jobId;
    onBook(wish);
  });
  if (isError) return <p role="alert">This job could not be loaded. It may have been removed.</p>;
  if (!jobId || !data) return null;
  return (
    <div className="flex flex-wrap items-center gap-3 border-accent border-l-2 py-1 pl-4">
      <p className="wrap-anywhere mr-auto min-w-0">
        {`Booking Job ${sayNumber(data.number)}, ${data.customer}. `}
        {data.preferredDay && `Asked for ${sayDay(data.preferredDay)}. `}
        <span className="max-md:hidden">Click a free time.</span>
      </p>
      <Button size="small" onClick={onStop}>
        Stop booking
      </Button>
    </div>
  );
}
