/** Keys that follow each other within so many milliseconds come from a scanner, because no hand is as fast. */
const GAP = 60;
/** A shorter text is a hand's that is quick. */
const LEAST = 6;
/** An amount has no letters, so a scanner's text with some is known sooner. */
const LEAST_WITH_LETTERS = 3;
const BARCODE = /^(\d{8}|\d{12,14})$/;

/** The keys that came one after the other, without a pause. */
export interface Burst {
  text: string;
  at: number;
}

export const NO_BURST: Burst = { text: "", at: 0 };

/** Return the burst with one more key. After a pause a new one begins. */
export function withKey(burst: Burst, key: string, at: number): Burst {
  const goesOn = at - burst.at <= GAP;
  return { text: goesOn ? burst.text + key : key, at };
}

/** Return the number that a scanner typed, when Enter follows its keys without a pause; undefined for a hand's. */
export function scannedBy({ text, at }: Burst, enteredAt: number): string | undefined {
  const isNoAmount = text.length >= LEAST_WITH_LETTERS && /\p{L}/u.test(text);
  return (text.length >= LEAST || isNoAmount) && enteredAt - at <= GAP ? text : undefined;
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
