import type { components } from "@/shared/api/schema";

/** The look as it is set: null is the original, a blank text is not shown. */
export type Look = components["schemas"]["LookView"];
export type LookName = keyof Look;
type LookBody = components["schemas"]["LookBody"];

/** Return the names of what differs from the look that the form began with. */
export function changedNames(form: Look, base: Look): LookName[] {
  const names = Object.keys(base) as LookName[];
  return names.filter((name) => !isSame(form[name], base[name]));
}

/** Return the changed fields as they are sent, with what the form showed of them before. */
export function toBody(form: Look, base: Look): LookBody {
  const names = changedNames(form, base);
  return { ...pick(form, names), was: pick(base, names) } as LookBody;
}

/** Return the typed values, on top of those that another window has saved meanwhile. */
export function rebase(form: Look, base: Look, present: Look): Look {
  return { ...present, ...pick(form, changedNames(form, base)) };
}

/** Return the fields to which the two windows gave different values. */
export function conflictsOf(form: Look, base: Look, present: Look): LookName[] {
  const theirs = changedNames(present, base);
  return changedNames(form, base).filter(
    (name) => theirs.includes(name) && !isSame(form[name], present[name]),
  );
}

export function pick(look: Look, names: LookName[]): Partial<Look> {
  return Object.fromEntries(names.map((name) => [name, look[name]]));
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
