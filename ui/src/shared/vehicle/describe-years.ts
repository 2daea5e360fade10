/**
 * Write years for a customer: "2020-" reads "from 2020", "-2012" reads "to 2012". Any other text is left as the
 * owner wrote it.
 */
export function describeYears(year: string): string {
  const [, first, last] = year.match(/^\s*(\d{4})?\s*[-–]\s*(\d{4})?\s*$/) ?? [];
  if (first && !last) return `from ${first}`;
  if (last && !first) return `to ${last}`;
  return year;
}
