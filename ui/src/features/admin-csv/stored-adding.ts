import type { FileKind } from "./file-kinds";

const KEY = "pitlane-import-";

/** Return whether names are added that the shop does not have. They are, until the owner says no. */
export function readAdding({ adding }: FileKind): boolean {
  try {
    return localStorage.getItem(KEY + adding) !== "no";
  } catch {
    return true;
  }
}

/** Store the owner's choice for the next file on this device. */
export function storeAdding({ adding }: FileKind, wanted: boolean): void {
  try {
    localStorage.setItem(KEY + adding, wanted ? "yes" : "no");
  } catch {
    // Without a storage it is known until the page is left.
  }
}
