const STORAGE_KEY = "pitlane.draft";

/** What was typed into a form when the session ended; in this tab alone, and only one at a time. */
export interface Draft {
  /** The form's address. */
  path: string;
  /** What the owner calls the form: "Add product". */
  form: string;
  values: unknown;
}

export function keepDraft(draft: Draft): void {
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify(draft));
}

export function readDraft(): Draft | null {
  const stored = sessionStorage.getItem(STORAGE_KEY);
  return stored ? (JSON.parse(stored) as Draft) : null;
}

export function forgetDraft(): void {
  sessionStorage.removeItem(STORAGE_KEY);
}
