import { type CSSProperties, type MouseEvent, useId } from "react";
import { saySpan, timeAt } from "@/shared/admin/bays/local-time";
import { AppointmentBlock } from "./appointment-block";
import { GridHead } from "./grid-head";
import {
  type Appointment,
  type Calendar,
  closedSpans,
  type Hours,
  hoursOf,
  type Segment,
  type Slot,
  segmentsOf,
} from "./plan";
import { type Draft, pointIn, useMoves } from "./use-moves";

interface TimeGridProps {
  calendar: Calendar;
  days: string[];
  onPick: (slot: Slot) => void;
  onOpen: (appointment: Appointment) => void;
  onMoved: (appointment: Appointment, note: string | null) => void;
  onRefused: (appointment: Appointment, wanted: Slot, error: unknown) => void;
}

const HOUR = 60;
/** A click on a free time is rounded to so many minutes, and books so many. */
const CLICK_STEP = 30;
const CLICK_LENGTH = 60;

/** Show days by bays: a column for each bay of each day, and the hours from top to bottom. */
export function TimeGrid({ calendar, days, onPick, onOpen, onMoved, onRefused }: TimeGridProps) {
  const { bays } = calendar;
  const hours = hoursOf(calendar, days);
  const { draft, layer, drag, press, leave, endsDrag } = useMoves({ days, bays, hours, onMoved, onRefused });
  const helpId = useId();
  const pick = (event: MouseEvent<HTMLDivElement>) => {
    if (endsDrag()) return;
    const box = event.currentTarget.getBoundingClientRect();
    const point = pointIn(box, event.clientX, event.clientY, days.length, bays.length, hours);
    const begin = Math.floor(point.minutes / CLICK_STEP) * CLICK_STEP;
    const day = days[point.day] ?? "";
    onPick({
      bayId: bays[point.bay]?.id ?? "",
      starts: timeAt(day, begin),
      ends: timeAt(day, begin + CLICK_LENGTH),
    });
  };
  const shape = {
    "--days": days.length,
    "--columns": days.length * bays.length,
    "--hours": spanOf(hours) / HOUR,
  };
  return (
    <>
      <DraftNote draft={draft} calendar={calendar} />
      <p id={helpId} className="sr-only">
        Use the arrow keys to move it; hold Shift to change its length or its bay. Enter saves, Escape
        cancels.
      </p>
      <div className="calendar-scroll" style={shape as CSSProperties}>
        <GridHead calendar={calendar} days={days} />
        <HourNames hours={hours} />
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the key for a new appointment is N, or its button. */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: as above. */}
        <div ref={layer} className="calendar-layer" onClick={pick}>
          <Grounds calendar={calendar} days={days} hours={hours} />
          {bays.map(({ appointments }) =>
            appointments.map((appointment) => {
              const shown =
                draft?.id === appointment.id ? withDraft(appointment, draft, calendar) : appointment;
              return segmentsOf(shown, days, hours).map((segment, place) => (
                <AppointmentBlock
                  key={`${appointment.id} ${place}`}
                  appointment={shown}
                  segment={segment}
                  isFirst={place === 0}
                  day={days[segment.place] ?? ""}
                  style={boxOf(segment, indexOf(calendar, shown.bayId), bays.length, days.length, hours)}
                  isMoving={shown !== appointment}
                  helpId={helpId}
                  onOpen={() => !endsDrag() && onOpen(appointment)}
                  onDrag={(event, isStretch) => {
                    endsDrag();
                    drag(appointment, event, isStretch);
                  }}
                  onPress={(event) => press(appointment, event)}
                  onLeave={() => leave(appointment)}
                />
              ));
            }),
          )}
        </div>
      </div>
    </>
  );
}

/** Announce the place that an appointment is being moved to, as it changes. */
function DraftNote({ draft, calendar }: { draft: Draft | undefined; calendar: Calendar }) {
  const bay = draft && calendar.bays[indexOf(calendar, draft.bayId)]?.name;
  return (
    <p role="status" className="min-h-5 text-muted">
      {draft && `${saySpan(draft.starts, draft.ends)}, ${bay}.`}
      {draft?.by === "keys" && " Enter saves, Escape cancels."}
    </p>
  );
}

function HourNames({ hours }: { hours: Hours }) {
  const names = Array.from({ length: spanOf(hours) / HOUR }, (_, place) => hours.from / HOUR + place);
  return (
    <div className="calendar-hours" aria-hidden="true">
      {names.map((name) => (
        <span key={name} className="tabular">
          {`${name}`.padStart(2, "0")}
        </span>
      ))}
    </div>
  );
}

/** Draw the columns, and over them the hours in which the workshop is closed. */
function Grounds({ calendar, days, hours }: { calendar: Calendar; days: string[]; hours: Hours }) {
  return days.map((day, place) => (
    <div
      key={day}
      className="calendar-day"
      data-today={day === calendar.today || undefined}
      style={{ left: `${(place / days.length) * 100}%`, width: `${100 / days.length}%` }}
    >
      {calendar.bays.map(({ id }) => (
        <div key={id} className="calendar-column" />
      ))}
      {closedSpans(calendar, day, hours).map((span) => (
        <div key={span.from} className="calendar-closed" style={heightOf(span, hours)} />
      ))}
    </div>
  ));
}

function boxOf(segment: Segment, bay: number, bays: number, days: number, hours: Hours): CSSProperties {
  const columns = bays * days;
  return {
    ...heightOf(segment, hours),
    left: `${((segment.place * bays + bay) / columns) * 100}%`,
    width: `${100 / columns}%`,
  };
}

function heightOf({ from, to }: Hours, hours: Hours): CSSProperties {
  return {
    top: `${((from - hours.from) / spanOf(hours)) * 100}%`,
    height: `${((to - from) / spanOf(hours)) * 100}%`,
  };
}

function spanOf({ from, to }: Hours): number {
  return to - from;
}

function indexOf({ bays }: Calendar, bayId: string): number {
  return bays.findIndex(({ id }) => id === bayId);
}

function withDraft(
  appointment: Appointment,
  { bayId, starts, ends }: Draft,
  calendar: Calendar,
): Appointment {
  return { ...appointment, bayId, starts, ends, bay: calendar.bays[indexOf(calendar, bayId)]?.name ?? "" };
}
