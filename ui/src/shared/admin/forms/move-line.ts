/** Return the lines with one of them in another place. */
export function moveLine<Line>(lines: Line[], from: number, to: number): Line[] {
  const others = lines.filter((_, place) => place !== from);
  return [...others.slice(0, to), ...lines.slice(from, from + 1), ...others.slice(to)];
}
