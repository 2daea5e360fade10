import type { FittingModel } from "@/shared/api/types";
import { monthWords } from "@/shared/lib/time/month-words";

type Fitted = Pick<FittingModel, "name" | "fittedMonth">;

const MOST = 3;
/**
 * Match a name that begins with the sound of a vowel: "i30", "8 Series", and letters that are read out, "M3",
 * "XC60".
 */
const AN = /^(?:[AEIOaeio]|8|1[18](?!\d)|[FHLMNRSX](?![a-z]|[A-Z]{3}))/;

/**
 * Return "Fitted in our workshop on a Golf Mk7, March 2026", the newest first and three at most; "" where there
 * is none.
 */
export function fittedWords(models: Fitted[]): string {
  const said = models
    .flatMap(({ name, fittedMonth }) => (fittedMonth ? [{ name, fittedMonth }] : []))
    .sort((one, other) => other.fittedMonth.localeCompare(one.fittedMonth))
    .slice(0, MOST)
    .map(({ name, fittedMonth }) => `on ${AN.test(name) ? "an" : "a"} ${name}, ${monthWords(fittedMonth)}`);
  return said.length > 0 ? `Fitted in our workshop ${said.join("; ")}` : "";
}
