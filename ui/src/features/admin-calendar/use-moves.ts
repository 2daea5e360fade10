import { type KeyboardEvent, type PointerEvent as ReactPointerEvent, useRef, useState } from "react";
import { dayOf, daysBetween } from "@/shared/admin/bays/local-time";
import { isSameSlot, moveSlot, STEP, slotAfterKey, stretchSlot } from "./move-slot";
import type { Appointment, BayPlan, Hours, Slot } from "./plan";
import { useSaveAppointment } from "./use-calendar";

/** An appointment that is being moved. */
export interface Draft extends Slot {
  id: string;
  by: "mouse" | "keys";
}

interface MovesOptions {
  days: string[];
  bays: BayPlan[];
  hours: Hours;
  /** Is called with what was moved to another time, and with the note on that time. */
  onMoved: (appointment: Appointment, note: string | null) => void;
  /** Is called with the wanted place, and with the server's refusal. */
  onRefused: (appointment: Appointment, wanted: Slot, error: unknown) => void;
}

/** A press may tremble by so many pixels. */
const TREMBLE = 4;

/** Move and stretch by mouse and keys. A move is saved when it ends. */
export function useMoves({ days, bays, hours, onMoved, onRefused }: MovesOptions) {
  const [draft, setDraft] = useState<Draft>();
  const layer = useRef<HTMLDivElement>(null);
  const hasDragged = useRef(false);
  const save = useSaveAppointment();

  const commit = (appointment: Appointment, wanted: Slot) => {
    if (isSameSlot(appointment, wanted)) return setDraft(undefined);
    save
      .mutateAsync({ was: appointment, slot: wanted })
      .then(({ note }) => appointment.starts !== wanted.starts && onMoved(appointment, note))
      .catch((error: unknown) => onRefused(appointment, wanted, error))
      .finally(() => setDraft(undefined));
  };

  const drag = (appointment: Appointment, event: ReactPointerEvent, isStretch: boolean) => {
    const box = layer.current?.getBoundingClientRect();
    if (event.button !== 0 || !box) return;
    const at = ({ clientX, clientY }: { clientX: number; clientY: number }) =>
      pointIn(box, clientX, clientY, days.length, bays.length, hours);
    const origin = { x: event.clientX, y: event.clientY, ...at(event) };
    let wanted: Slot | undefined;
    const follow = (now: PointerEvent) => {
      if (!wanted && Math.hypot(now.clientX - origin.x, now.clientY - origin.y) < TREMBLE) return;
      const point = at(now);
      const minutes = Math.round((point.minutes - origin.minutes) / STEP) * STEP;
      const shift = { days: daysBetween(days[origin.day] ?? "", days[point.day] ?? ""), minutes };
      const bayId = bays[point.bay]?.id ?? appointment.bayId;
      wanted = isStretch
        ? stretchSlot(moveEnd(appointment, shift.days), minutes)
        : moveSlot(appointment, { ...shift, bayId });
      hasDragged.current = true;
      setDraft({ ...wanted, id: appointment.id, by: "mouse" });
    };
    const end = ({ type }: PointerEvent) => {
      window.removeEventListener("pointermove", follow);
      window.removeEventListener("pointerup", end);
      window.removeEventListener("pointercancel", end);
      if (wanted && type === "pointerup") commit(appointment, wanted);
      else setDraft(undefined);
    };
    window.addEventListener("pointermove", follow);
    window.addEventListener("pointerup", end);
    window.addEventListener("pointercancel", end);
  };

  const press = (appointment: Appointment, event: KeyboardEvent) => {
    const mine = draft?.id === appointment.id ? draft : undefined;
    if (mine && (event.key === "Enter" || event.key === "Escape")) {
      event.preventDefault();
      if (event.key === "Enter") commit(appointment, mine);
      else setDraft(undefined);
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const wanted = slotAfterKey(event, mine ?? appointment, bays);
    if (!wanted) return;
    event.preventDefault();
    if (days.includes(dayOf(wanted.starts))) setDraft({ ...wanted, id: appointment.id, by: "keys" });
  };

  /** Saves an appointment that keys have moved, when it is left. */
  const leave = (appointment: Appointment) => {
    if (draft?.id === appointment.id && draft.by === "keys" && !save.isPending) commit(appointment, draft);
  };

  /** Returns true once after a drag, because the click that ends it must open nothing. */
  const endsDrag = () => {
    const ended = hasDragged.current;
    hasDragged.current = false;
    return ended;
  };

  return { draft, layer, drag, press, leave, endsDrag };
}

/** Return the place in the grid of a point in the window. */
export function pointIn(box: DOMRect, x: number, y: number, days: number, bays: number, hours: Hours) {
  const columns = days * bays;
  const column = Math.min(Math.max(Math.floor(((x - box.left) / box.width) * columns), 0), columns - 1);
  const minutes = hours.from + ((y - box.top) / box.height) * (hours.to - hours.from);
  return { day: Math.floor(column / bays), bay: column % bays, minutes };
}

function moveEnd({ bayId, starts, ends }: Appointment, days: number): Slot {
  return { bayId, starts, ends: moveSlot({ bayId, starts, ends }, { days }).ends };
}
