import type { FileKind } from "./file-kinds";

const KEY = "pitlane-import-";

/** If names that the shop does not have are added: yes, until the owner says no. */
export function readAdding({ adding }: FileKind): boolean {
  try {
    return localStorage.getItem(KEY + adding) !== "no";
  } catch {
    return true;
  }
}

/** Keeps the owner's word for the next file on this device. */
export function storeAdding({ adding }: FileKind, wanted: boolean): void {
  try {
    localStorage.setItem(KEY + adding, wanted ? "yes" : "no");
  } catch {
    // Without storage it holds until the page is left.
  }
}
