/** Return whether two values are stored alike. */
export function isAlike(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Return what is stored now with the fields over it that were typed since `was` was read. */
export function putOver<Draft extends object>(was: Draft, now: Draft, typed: Draft): Draft {
  const names = Object.keys(typed) as (keyof Draft)[];
  return { ...now, ...Object.fromEntries(names.flatMap((name) => newer(name, was, typed))) };
}

function newer<Draft extends object>(name: keyof Draft, was: Draft, typed: Draft) {
  return isAlike(was[name], typed[name]) ? [] : [[name, typed[name]]];
}
