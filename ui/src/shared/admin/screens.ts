import table from "./screens.json";
import type { Trade } from "./trades";

/** A row of screens.json, whose columns ui/build/admin-screens.mjs describes. */
export interface AdminScreen {
  path: string;
  file: string;
  group?: string;
  entry?: string;
  label?: string;
  name?: string;
  words?: string;
  trade?: Trade;
  key?: string;
  query?: string;
  frame?: "none" | "signed-in";
  sections?: ScreenSection[];
  moved?: string[];
}

interface ScreenSection {
  id: string;
  label: string;
  words: string;
  moved?: string[];
}

/** A link to a screen. */
export interface ScreenLink {
  label: string;
  to: string;
  query?: string;
}

/** An entry of the bar leads to the first of its screens. */
export interface BarEntry {
  label: string;
  screens: [ScreenLink, ...ScreenLink[]];
}

/** A group of the bar leads to the first of its entries. */
export interface BarGroup {
  label: string;
  entries: [BarEntry, ...BarEntry[]];
}

export const SCREENS = table as AdminScreen[];

/** Return the address of a screen, without the parameter of its path. */
export function addressOf({ path }: AdminScreen): string {
  return `/admin/${path.replace(/\/:.*/, "")}`;
}

/** Return the bar's groups, without the screens of a trade that the business does not do. */
export function barGroups(does: (trade: Trade | undefined) => boolean): BarGroup[] {
  const groups: BarGroup[] = [];
  for (const row of SCREENS) {
    const { group, label, query } = row;
    if (group === undefined || label === undefined || !does(row.trade)) continue;
    const screen = { label, to: addressOf(row), query };
    const entry: BarEntry = { label: row.entry ?? label, screens: [screen] };
    const presentGroup = groups.find((each) => each.label === group);
    const presentEntry = presentGroup?.entries.find((each) => each.label === entry.label);
    if (presentEntry) presentEntry.screens.push(screen);
    else if (presentGroup) presentGroup.entries.push(entry);
    else groups.push({ label: group, entries: [entry] });
  }
  return groups;
}

/** Return the screen at an address. Of two whose paths fit it is the one with the longer path. */
export function screenAt(pathname: string): AdminScreen | undefined {
  const fitting = SCREENS.filter((row) => `${pathname}/`.startsWith(`${addressOf(row)}/`));
  return fitting.sort((a, b) => b.path.length - a.path.length)[0];
}

/** Return the label of the bar's entry that a screen belongs to. */
export function entryOf({ entry, label }: AdminScreen): string | undefined {
  return entry ?? label;
}
