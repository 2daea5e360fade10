import { useState } from "react";

/**
 * Return the draft of what is stored. It does not change with what is stored elsewhere, so that saving it is
 * then refused.
 */
export function useEditing<Stored, Draft>(stored: Stored, toDraft: (stored: Stored) => Draft) {
  const [base, setBase] = useState(stored);
  const [draft, setDraft] = useState(() => toDraft(stored));
  const isChanged = JSON.stringify(draft) !== JSON.stringify(toDraft(base));
  const show = (shown: Stored) => {
    setBase(shown);
    setDraft(toDraft(shown));
  };
  if (stored !== base && !isChanged) show(stored);
  return { base, draft, setDraft, isChanged, show };
}
