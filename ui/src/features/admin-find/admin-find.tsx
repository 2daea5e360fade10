import { Suspense, useCallback, useState } from "react";
import { part } from "@/shared/ui/part";
import { PartBoundary } from "@/shared/ui/part-boundary";
import { useShortcuts } from "./use-shortcuts";

const { Part: FindDialog } = part(() => import("./find-dialog"));
const { Part: KeysDialog } = part(() => import("./keys-dialog"));

interface AdminFindProps {
  /** The finder was asked for, here or by its button. */
  isFinding: boolean;
  onFind: (open: boolean) => void;
}

/** Show the finder and the list of keys. Each is loaded when it is first opened. */
export function AdminFind({ isFinding, onFind }: AdminFindProps) {
  const [keys, setKeys] = useState<boolean>();
  const [wasOpened, setWasOpened] = useState(false);
  if (isFinding && !wasOpened) setWasOpened(true);
  useShortcuts({
    onFind: useCallback(() => onFind(true), [onFind]),
    onKeys: useCallback(() => setKeys(true), []),
  });
  return (
    <PartBoundary fallback={() => null}>
      <Suspense>
        {wasOpened && <FindDialog open={isFinding} onClose={() => onFind(false)} />}
        {keys !== undefined && <KeysDialog open={keys} onClose={() => setKeys(false)} />}
      </Suspense>
    </PartBoundary>
  );
}
