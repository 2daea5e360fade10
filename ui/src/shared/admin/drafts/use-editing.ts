import { useState } from "react";
import { isAlike, putOver } from "./put-over";
import { useLatest } from "./use-latest";

/**
 * Return the draft of what is stored. It does not change with what is stored elsewhere, so that saving it is
 * then refused; `adopt` puts the draft over what is stored by then. `settle` shows what was saved under what was
 * typed since it was sent, and returns whether nothing was.
 */
export function useEditing<Stored, Draft extends object>(
  stored: Stored,
  toDraft: (stored: Stored) => Draft,
  merge: (was: Draft, now: Draft, typed: Draft) => Draft = putOver,
) {
  const [base, setBase] = useState(stored);
  const [draft, setDraft] = useState(() => toDraft(stored));
  const latest = useLatest(draft);
  const isChanged = JSON.stringify(draft) !== JSON.stringify(toDraft(base));
  const show = (shown: Stored) => {
    setBase(shown);
    setDraft(toDraft(shown));
  };
  const adopt = (fresh: Stored) => {
    setBase(fresh);
    setDraft((typed) => merge(toDraft(base), toDraft(fresh), typed));
  };
  const settle = (saved: Stored, sent: Draft): boolean => {
    setBase(saved);
    setDraft((typed) => putOver(sent, toDraft(saved), typed));
    return isAlike(sent, latest.current);
  };
  if (stored !== base && !isChanged) show(stored);
  return { base, draft, setDraft, isChanged, show, adopt, settle };
}
