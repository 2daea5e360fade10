import { useEffect, useState } from "react";
import { type Documented, documentDraft, type NewDocument } from "./document-draft";
import type { Seller } from "./seller-fields";

const STORAGE_KEY = "pitlane.document";

type Draft = ReturnType<typeof documentDraft>;

interface Stored {
  /** The sale, such as "order 1001". */
  called: string;
  draft: Draft;
  seller: Seller;
}

/** Return the kind of document for this sale that was begun in this tab and neither made nor cancelled. */
export function storedKind(called: string): NewDocument | undefined {
  return readStored(called)?.draft.kind;
}

/** Return the dialog's values. They are stored when the owner leaves for another screen, until `forget()`. */
export function useStoredDocument(of: Documented, kind: NewDocument) {
  const first = documentDraft(of, kind);
  const [found] = useState(() => {
    const begun = readStored(of.called);
    return begun?.draft.kind === kind ? begun : undefined;
  });
  const [draft, setDraft] = useState(found?.draft ?? first);
  const [seller, setSeller] = useState<Seller>(found?.seller ?? {});
  const isTyped = Object.keys(seller).length > 0 || JSON.stringify(draft) !== JSON.stringify(first);
  useEffect(() => {
    if (!isTyped) return;
    const values: Stored = { called: of.called, draft, seller };
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(values));
  }, [of.called, draft, seller, isTyped]);
  const change = (changes: Partial<Draft>) => setDraft({ ...draft, ...changes });
  return { draft, change, seller, setSeller, forget: () => sessionStorage.removeItem(STORAGE_KEY) };
}

function readStored(called: string): Stored | undefined {
  const stored = sessionStorage.getItem(STORAGE_KEY);
  const found = stored ? (JSON.parse(stored) as Stored) : undefined;
  return found?.called === called ? found : undefined;
}
