/** A number plate within a text. */
export interface ReadPlate {
  /** The year of an Irish plate, which has it. */
  year: number | undefined;
  /** The text without the plate. */
  rest: string;
}

const COUNTIES = "CE?|CN|CW|DL?|G|KE|KK|KY|LD?|LH|LK|LM|LS|MH|MN|MO|OY|RN|SO|TN?|TS|WD?|WH|WW|WX";
const NORTHERN = "[A-HJ-Z](?:[A-HJ-PR-Y]Z|I[ABGJLW]|[JOUX]I)";
/** Match words beside a number in a car's name: "XC60 AWD", "C-HR 1.8", "KIA 2016". */
const NO_PLATE = /AWD|FWD|RWD|4WD|[A-Z]DI|[CTG]TI|TSI|AMG|CRDI|HDI|DCI|SUV|VRS|GTS|KIA|^(C-HR|[A-Z]R-V|E-UP)/;
const NO_YEAR = "(?!19\\d\\d|20\\d\\d)";
const IRISH = `(\\d\\d)(?:[12][ -]?|[ -])(?:${COUNTIES})[ -]?\\d{1,6}`;
const OTHERS = [
  // These are British, Northern Irish, German, French or Italian, and Spanish.
  "[A-HJ-PR-Y]{2}\\d\\d ?[A-HJ-PR-Z]{3}",
  `${NORTHERN} ?\\d{1,4}`,
  `[A-ZÄÖÜ]{1,3}-[A-Z]{1,2}[ -]?${NO_YEAR}\\d{2,4}[EH]?`,
  "[A-HJ-NP-TV-Z]{2}([ -]?)\\d{3}\\2[A-HJ-NP-TV-Z]{2}",
  `${NO_YEAR}\\d{4} ?[BCDFGHJKLMNPRSTVWXYZ]{3}`,
];
const PLATE = new RegExp(`(?<![\\w.-])(?:${[IRISH, ...OTHERS].join("|")})(?![\\w.-])`);
/** The first year of the Irish plates that begin with one. A greater number is of the century before. */
const FIRST = 87;

/** Return the plate in a text, such as "131-KK-1234" or "AB12 CDE"; undefined for none. Nothing is looked up. */
export function readPlate(text: string, thisYear = new Date().getFullYear()): ReadPlate | undefined {
  const upper = text.toUpperCase().replace(/[–·]/g, "-");
  const [plate, digits] = PLATE.exec(upper) ?? [];
  // Only "ß" grows in upper case, and no plate has it.
  if (!plate || upper.length !== text.length || NO_PLATE.test(plate)) return undefined;
  const year = digits === undefined ? undefined : yearOf(Number(digits));
  if (year && year > thisYear) return undefined;
  const at = upper.indexOf(plate);
  return { year, rest: `${text.slice(0, at)} ${text.slice(at + plate.length)}`.trim().replace(/\s+/g, " ") };
}

/** Return whether a text is a plate and nothing else. */
export function isPlate(text: string): boolean {
  return readPlate(text)?.rest === "";
}

function yearOf(digits: number): number {
  return digits + (digits >= FIRST ? 1900 : 2000);
}
