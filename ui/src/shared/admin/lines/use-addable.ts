import type { ChosenVehicle } from "@/shared/lib/chosen-vehicle";
import { type Part, useFoundParts } from "../parts/find-parts";
import { useSettled } from "../use-settled";
import { type Addable, addablesOf } from "./addable";
import type { DraftLine } from "./draft-line";
import { useServices } from "./services";
import { useHourlyRate } from "./use-line-totals";

/** It is a little longer than the parts wait for the last letter, in milliseconds. */
const PAUSE = 200;

interface FoundAddable {
  found: Addable[];
  /** The parts among them. */
  parts: Part[];
  isSettled: boolean;
}

/**
 * Return what can be added for the typed words, for a vehicle those parts first that fit it. It is settled once it
 * has the parts of these words.
 */
export function useAddable(
  search: string,
  lines: DraftLine[],
  vehicle: ChosenVehicle | null = null,
): FoundAddable {
  const words = search.trim();
  const services = useServices();
  const hourlyRate = useHourlyRate();
  const found = useFoundParts(search, words ? vehicle : null);
  const isStill = useSettled(words, PAUSE) === words && !services.isPending;
  const parts = found.data?.parts ?? [];
  return {
    found: addablesOf(words, { services: services.data ?? [], parts, lines, hourlyRate }),
    parts,
    isSettled: isStill && (words === "" || !(found.isFetching || found.isPlaceholderData)),
  };
}
