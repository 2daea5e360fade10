import { useFoundParts } from "../parts/find-parts";
import { useSettled } from "../use-settled";
import { type Addable, addablesOf } from "./addable";
import type { DraftLine } from "./draft-line";
import { useServices } from "./services";
import { useHourlyRate } from "./use-line-totals";

/** It is a little longer than the parts wait for the last letter, in milliseconds. */
const PAUSE = 200;

/** Return what can be added for the typed words. It is settled once it has the parts of these words. */
export function useAddable(search: string, lines: DraftLine[]): { found: Addable[]; isSettled: boolean } {
  const words = search.trim();
  const services = useServices();
  const hourlyRate = useHourlyRate();
  const parts = useFoundParts(search);
  const isStill = useSettled(words, PAUSE) === words && !services.isPending;
  return {
    found: addablesOf(words, {
      services: services.data ?? [],
      parts: parts.data?.parts ?? [],
      lines,
      hourlyRate,
    }),
    isSettled: isStill && (words === "" || !(parts.isFetching || parts.isPlaceholderData)),
  };
}
