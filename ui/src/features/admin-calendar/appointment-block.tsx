import type { CSSProperties, KeyboardEvent, PointerEvent } from "react";
import { dayOf, sayDay, saySpan } from "@/shared/admin/bays/local-time";
import { JOB_STATUSES } from "@/shared/admin/jobs/use-job-list";
import { type Appointment, nameOf, type Segment, timesOn } from "./plan";

interface AppointmentBlockProps {
  appointment: Appointment;
  segment: Segment;
  /** The first part that is shown has the keys and the name for screen readers. */
  isFirst: boolean;
  /** The day of this part of the appointment. */
  day: string;
  style: CSSProperties;
  isMoving: boolean;
  /** The id of the sentence that names the keys. */
  helpId: string;
  onOpen: () => void;
  onDrag: (event: PointerEvent, isStretch: boolean) => void;
  onPress: (event: KeyboardEvent) => void;
  onLeave: () => void;
}

/**
 * Show a part of an appointment in the grid. It is dragged to move it, by its lower edge to stretch it, and
 * opened by a click.
 */
export function AppointmentBlock(props: AppointmentBlockProps) {
  const { appointment, segment, isFirst, day, style, isMoving, helpId, onOpen, onDrag, onPress, onLeave } =
    props;
  const { jobStatus, bay, starts, ends, car } = appointment;
  const state = jobStatus && JOB_STATUSES[jobStatus];
  const isOneDay = dayOf(starts) === dayOf(ends);
  const placeInTime = isOneDay ? sayDay(dayOf(starts)) : saySpan(starts, ends);
  return (
    <button
      type="button"
      className="calendar-block"
      data-status={jobStatus ?? "none"}
      data-moving={isMoving || undefined}
      style={style}
      aria-describedby={helpId}
      aria-hidden={!isFirst || undefined}
      tabIndex={isFirst ? 0 : -1}
      onClick={(event) => {
        event.stopPropagation();
        onOpen();
      }}
      onPointerDown={(event) => onDrag(event, false)}
      onKeyDown={onPress}
      onBlur={onLeave}
    >
      <span className="block tabular">{timesOn(appointment, day)}</span>
      <span className="wrap-anywhere block font-semibold">{nameOf(appointment)}</span>
      {car && <span className="wrap-anywhere block">{car}</span>}
      <span className="sr-only">{[placeInTime, bay, state].filter(Boolean).join(", ")}</span>
      {segment.isLast && (
        <span
          className="calendar-handle"
          onPointerDown={(event) => {
            event.stopPropagation();
            onDrag(event, true);
          }}
        />
      )}
    </button>
  );
}
