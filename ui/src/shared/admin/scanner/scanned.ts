/** A key that follows within so many milliseconds is a scanner's, because no hand is as fast. */
const GAP = 60;
/** A busy PC holds single keys up for so long, so not each gap says who typed. */
const PAUSE = 250;
/** The part of the gaps, with the one before Enter, that must be short; all of them for a text below LEAST. */
const MOST = 0.6;
/** A shorter text is a hand's that is quick. */
const LEAST = 6;
/** An amount has no letters, so a scanner's text with some is known sooner. */
const LEAST_WITH_LETTERS = 3;
const BARCODE = /^(\d{8}|\d{12,14})$/;

/** The keys that came one after the other, without a pause, and how many came fast after the one before. */
export interface Burst {
  text: string;
  at: number;
  fast: number;
}

export const NO_BURST: Burst = { text: "", at: 0, fast: 0 };

/** Return the burst with one more key. After a pause a new one begins. */
export function withKey(burst: Burst, key: string, at: number): Burst {
  const gap = at - burst.at;
  if (burst.text === "" || gap > PAUSE) return { text: key, at, fast: 0 };
  return { text: burst.text + key, at, fast: burst.fast + (gap <= GAP ? 1 : 0) };
}

/** Return the number that a scanner typed, when Enter follows its keys without a pause; undefined for a hand's. */
export function scannedBy({ text, at, fast }: Burst, enteredAt: number): string | undefined {
  const gap = enteredAt - at;
  const isNoAmount = text.length >= LEAST_WITH_LETTERS && /\p{L}/u.test(text);
  const isLong = text.length >= LEAST;
  const isFast = gap <= PAUSE && fast + (gap <= GAP ? 1 : 0) >= (isLong ? MOST : 1) * text.length;
  return (isLong || isNoAmount) && isFast ? text : undefined;
}

/** Return whether a text is as long as a barcode and its last digit does not match the others. */
export function hasWrongCheckDigit(text: string): boolean {
  if (!BARCODE.test(text)) return false;
  const weighed = [...text].reverse().map((digit, place) => Number(digit) * (place % 2 ? 3 : 1));
  return weighed.reduce((sum, each) => sum + each, 0) % 10 !== 0;
}

/** Return whether a text is a number to look up: without blanks, with a digit, and not just a quantity. */
export function isNumber(text: string): boolean {
  return /^(?=.*\d)\S{3,}$/.test(text);
}

/** Return whether a text that finds nothing is a number rather than words: without blanks. */
export function mayBeNumber(text: string): boolean {
  return /^\S{3,}$/.test(text);
}

/** Return the quantity of "3*" or "*3"; undefined for anything else. */
export function readTimes(text: string): number | undefined {
  const found = /^(?:(\d{1,4})\s*[*x×]|[*×]\s*(\d{1,4}))$/i.exec(text.trim());
  return found ? Number(found[1] ?? found[2]) : undefined;
}

/** Return the sentence that names the limit which a quantity such as "2,5*" or "99999*" breaks; undefined for none. */
export function faultOfTimes(text: string): string | undefined {
  const typed = text.trim();
  const found = /^(?:(-?[\d.,]*\d)\s*[*×]|[*×]\s*(-?[\d.,]*\d))$/.exec(typed);
  if (!found || readTimes(typed) !== undefined) return undefined;
  const isWhole = /^\d+$/.test(found[1] ?? found[2] ?? "");
  return `“${typed}”: a quantity must be ${isWhole ? "at most 9,999" : "a whole number, such as 3*"}.`;
}
