import { type AdminScreen, addressOf, SCREENS } from "@/shared/admin/screens";
import type { Trade } from "@/shared/admin/trades";

/** A screen or a section of one, with further words that find it. */
export interface Place {
  label: string;
  to: string;
  words?: string;
  /** Without a trade the place is found whatever the business does. */
  trade?: Trade;
}

/** All screens that have a name, then their sections. */
export const PLACES: Place[] = [...SCREENS.flatMap(placeOf), ...SCREENS.flatMap(sectionsOf)];

function placeOf(screen: AdminScreen): Place[] {
  const label = screen.name ?? screen.label;
  return label ? [{ label, to: addressOf(screen), words: screen.words, trade: screen.trade }] : [];
}

function sectionsOf(screen: AdminScreen): Place[] {
  return (screen.sections ?? []).map(({ id, label, words }) => ({
    label,
    to: `${addressOf(screen)}#${id}`,
    words,
    trade: screen.trade,
  }));
}

/** Return the places in which each word of a search begins a word. Those with all words in their label come first. */
export function findPlaces(search: string, most: number, places = PLACES): Place[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const holdsAll = (text: string) => words.every((word) => ` ${text.toLowerCase()}`.includes(` ${word}`));
  const byLabel = places.filter(({ label }) => holdsAll(label));
  const byWords = places.filter((place) => holdsAll(`${place.label} ${place.words ?? ""}`));
  return [...new Set([...byLabel, ...byWords])].slice(0, most);
}
