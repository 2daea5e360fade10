/** The number at the top of a chart: even and round, so that half of it is a whole number too. */
export function roundTop(highest: number): number {
  let unit = 1;
  while (unit * 10 < highest) unit *= 10;
  return Math.max(2, Math.ceil(highest / (2 * unit)) * 2 * unit);
}
