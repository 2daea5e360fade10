import { useEffect, useState } from "react";
import { newDraft, type TillDraft } from "./till-draft";

const STORAGE_KEY = "pitlane.till";

/** Return the sale that is being entered. It is stored in this browser, so that closing the window loses nothing. */
export function useSale() {
  const [draft, setDraft] = useState(readStored);
  useEffect(() => {
    if (draft.lines.length === 0) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, JSON.stringify(draft));
  }, [draft]);
  return { draft, setDraft };
}

function readStored(): TillDraft {
  try {
    const stored = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "") as TillDraft;
    return Array.isArray(stored.lines) ? stored : newDraft();
  } catch {
    return newDraft();
  }
}
