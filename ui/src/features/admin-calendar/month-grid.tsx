import { sayDay } from "@/shared/admin/bays/local-time";
import { countOf } from "@/shared/admin/count-of";
import { Link } from "@/shared/ui/link";
import { appointmentsOf, type Calendar, closedReason, isDayOff, promisedOf } from "./plan";

const WEEKDAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

interface MonthGridProps {
  calendar: Calendar;
  /** Whole weeks. */
  days: string[];
  /** The month, such as "2026-11". */
  month: string;
}

/** Show a month with how much each day has. Each day leads to its own view. */
export function MonthGrid({ calendar, days, month }: MonthGridProps) {
  return (
    <div className="calendar-month">
      {WEEKDAYS.map((name) => (
        <span key={name} className="px-2 py-1 text-muted">
          {name}
        </span>
      ))}
      {days.map((day) => (
        <MonthDay key={day} calendar={calendar} day={day} isOther={!day.startsWith(month)} />
      ))}
    </div>
  );
}

function MonthDay({ calendar, day, isOther }: { calendar: Calendar; day: string; isOther: boolean }) {
  const booked = appointmentsOf(calendar, day).length;
  const promised = promisedOf(calendar, day).length;
  const reason = closedReason(calendar, day);
  const words = [
    sayDay(day),
    `${countOf(booked, "appointment")} booked`,
    promised > 0 && `${countOf(promised, "job")} promised`,
    reason !== undefined && (reason ? `closed: ${reason}` : "closed"),
  ];
  return (
    <Link
      to={`/admin/calendar?view=day&date=${day}`}
      aria-current={day === calendar.today ? "date" : undefined}
      className="calendar-month-day"
      data-closed={reason !== undefined || isDayOff(calendar, day) || undefined}
      data-other={isOther || undefined}
    >
      {/* Speech control finds a day by the words that it shows, so they are in the name in the same order. */}
      <span className="sr-only">{words.filter(Boolean).join(", ")}</span>
      <span aria-hidden="true" className="contents">
        <span className="font-semibold tabular">{Number(day.slice(-2))}</span>
        {booked > 0 && (
          <span className="calendar-count">
            <strong className="tabular">{booked}</strong>
            <span className="max-sm:hidden"> booked</span>
          </span>
        )}
        {promised > 0 && <span className="text-muted max-sm:hidden">{promised} promised</span>}
        {reason && <span className="truncate text-danger max-sm:hidden">{reason}</span>}
      </span>
    </Link>
  );
}
