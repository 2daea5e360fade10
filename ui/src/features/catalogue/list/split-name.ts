/** So many letters have room on two lines of a card. */
const ROOM = 34;
/** So many letters have room on its second line. */
const LINE = 20;

/**
 * Split a long name in two. The last part, of whole words, fits a card's line and begins after a comma where
 * there is one.
 */
export function splitName(name: string): [start: string, end?: string] {
  if (name.length <= ROOM) return [name];
  const ends = [...name.matchAll(/\s+/g)].map(({ index, 0: gap }) => index + gap.length);
  const near = ends.filter((at) => name.length - at <= LINE);
  const at = near.find((each) => name.slice(0, each).trimEnd().endsWith(",")) ?? near[0];
  return at ? [name.slice(0, at), name.slice(at)] : [name];
}
