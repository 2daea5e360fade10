import { useState } from "react";
import { nameDocument } from "@/shared/documents/document-names";
import { Button } from "@/shared/ui/button";
import { ConfirmDialog } from "@/shared/ui/dialogs/confirm-dialog";
import { formatDay } from "./format-day";
import { type Held, type Person, useErasePerson } from "./use-person";

interface ErasePersonProps {
  held: Held;
  person: Person;
  /** The person in words. */
  sought: string;
  onErased: () => void;
}

/** Asks, with all that goes and all that stays, before a person is erased. */
export function ErasePerson({ held, person, sought, onErased }: ErasePersonProps) {
  const [confirming, setConfirming] = useState(false);
  const erase = useErasePerson();
  return (
    <>
      <Button variant="danger" onClick={() => setConfirming(true)}>
        Erase this person
      </Button>
      <ConfirmDialog
        open={confirming}
        onClose={() => setConfirming(false)}
        onConfirm={() => erase.mutateAsync(person).then(onErased)}
        title={`Erase ${sought}?`}
        description={
          "Enquiries, e-mails, the customer entry, all photos and what the gallery shows of their jobs are removed. Orders and jobs keep their sums and parts for your books, but lose name, addresses, " +
          "phone, car, tracking, notes and a job’s own words. This cannot be undone. " +
          describeRetained(held.documents) +
          "Backups made before still hold the person; restored, they lose the person again. Delete those " +
          "that you made yourself: they stay until you do."
        }
        confirmLabel="Erase"
        pendingLabel="Erasing…"
        destructive
      />
    </>
  );
}

/** Name the documents that tax law keeps, and until when. */
function describeRetained(documents: Held["documents"]): string {
  if (documents.length === 0) return "";
  const names = documents.map((each) => `${nameDocument(each)} until ${formatDay(each.retainedUntil)}`);
  return `Tax law asks for six years of these, which stay as they are and then lose the name by themselves: ${names.join(", ")}. `;
}
