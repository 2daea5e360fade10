import type { components } from "@/shared/api/schema";

type Body = components["schemas"]["LabelsBody"];

const KEY = "pitlane-labels";

/** The owner's choices for labels, as they stand in the form. */
export interface LabelPaper {
  paper: NonNullable<Body["paper"]>;
  /** Millimetres of a roll's label. */
  width: string;
  height: string;
  copies: NonNullable<Body["copies"]>;
  /** The first place of a sheet that is not used up, counted from 1. */
  first: string;
}

const PLACES: Record<string, number> = { sheet24: 24, sheet65: 65 };
const NO_CHOICE: LabelPaper = { paper: "roll", width: "62", height: "29", copies: "one", first: "1" };

/** Return the paper that labels were last made for on this device. */
export function storedPaper(): LabelPaper {
  try {
    return { ...NO_CHOICE, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return NO_CHOICE;
  }
}

/** Store the paper for the next labels on this device, with the place on the sheet where these end. */
export function storePaper(chosen: LabelPaper, labels: number): void {
  const places = PLACES[chosen.paper];
  const first = places ? `${((Number(chosen.first) - 1 + labels) % places) + 1}` : chosen.first;
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...chosen, first }));
  } catch {
    // Without a storage the form begins anew each time.
  }
}
