import { addMinutes, DAY_MINUTES, minutesBetween } from "@/shared/admin/bays/local-time";
import type { BayPlan, Slot } from "./plan";

/** The mouse and the keys move by so many minutes. */
export const STEP = 15;

interface Shift {
  days?: number;
  minutes?: number;
  bayId?: string;
}

export function moveSlot({ bayId, starts, ends }: Slot, shift: Shift): Slot {
  const minutes = (shift.days ?? 0) * DAY_MINUTES + (shift.minutes ?? 0);
  return {
    bayId: shift.bayId ?? bayId,
    starts: addMinutes(starts, minutes),
    ends: addMinutes(ends, minutes),
  };
}

/** Return the slot with a later or earlier end. At least a quarter of an hour is left. */
export function stretchSlot(slot: Slot, minutes: number): Slot {
  const most = STEP - minutesBetween(slot.starts, slot.ends);
  return { ...slot, ends: addMinutes(slot.ends, Math.max(minutes, most)) };
}

/**
 * Return the slot after a key: arrows move it, with Shift they stretch it or change the bay; undefined for
 * other keys.
 */
export function slotAfterKey(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  slot: Slot,
  bays: BayPlan[],
): Slot | undefined {
  const turn = key === "ArrowUp" || key === "ArrowLeft" ? -1 : 1;
  if (key === "ArrowUp" || key === "ArrowDown")
    return shiftKey ? stretchSlot(slot, turn * STEP) : moveSlot(slot, { minutes: turn * STEP });
  if (key !== "ArrowLeft" && key !== "ArrowRight") return undefined;
  if (!shiftKey) return moveSlot(slot, { days: turn });
  const next = bays[bays.findIndex(({ id }) => id === slot.bayId) + turn];
  return next ? { ...slot, bayId: next.id } : slot;
}

export function isSameSlot(one: Slot, other: Slot): boolean {
  return one.bayId === other.bayId && one.starts === other.starts && one.ends === other.ends;
}
