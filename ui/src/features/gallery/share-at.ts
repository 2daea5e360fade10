/** Return how far across a box a pointer is, in whole per cent from 0 to 100. */
export function shareAt(x: number, { left, width }: { left: number; width: number }): number {
  if (width <= 0) return 50;
  return Math.round(Math.min(Math.max((x - left) / width, 0), 1) * 100);
}
