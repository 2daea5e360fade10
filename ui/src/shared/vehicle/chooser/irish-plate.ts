const PLATE = /^(\d{2})([12]?)[A-Z]{1,2}\d{1,6}$/;
/** The first year of the plates that begin with one; a greater number is of the century before. */
const FIRST = 87;

/** Return the year of an Irish plate such as "131-KK-1234", "13-KK-1234" or "131kk1234"; undefined for none. */
export function yearOfPlate(plate: string, thisYear: number): number | undefined {
  const [, digits] = PLATE.exec(plate.toUpperCase().replace(/[\s\-–·.]/g, "")) ?? [];
  if (!digits) return undefined;
  const year = Number(digits) + (Number(digits) >= FIRST ? 1900 : 2000);
  return year <= thisYear ? year : undefined;
}
