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
  /** The customer whose page is shown, if one is. */
  contactId?: string;
  onErased: () => void;
}

/** Ask before a person is erased, with all that is deleted and all that is not. */
export function ErasePerson(props: ErasePersonProps) {
  const [confirming, setConfirming] = useState(false);
  return (
    <>
      <Button variant="danger" onClick={() => setConfirming(true)}>
        Erase this person
      </Button>
      <EraseDialog {...props} open={confirming} onClose={() => setConfirming(false)} />
    </>
  );
}

interface EraseDialogProps extends ErasePersonProps {
  open: boolean;
  onClose: () => void;
}

/** Show the question itself. */
export function EraseDialog({ held, person, sought, contactId, open, onClose, onErased }: EraseDialogProps) {
  const erase = useErasePerson(contactId);
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() => erase.mutateAsync(person).then(onErased)}
      title={`Erase ${sought}?`}
      description={
        "Enquiries, e-mails, the customer entry, all photos and what the gallery shows of their jobs are removed. Orders and jobs keep their sums and parts for your books, but lose the name, addresses, " +
        "phone, car, tracking, notes and the wording of a job. This cannot be undone. " +
        describeRetained(held.documents) +
        "Earlier backups still contain the person; if you restore one, the person is erased again. Backups " +
        "that you made yourself stay until you delete them."
      }
      confirmLabel="Erase"
      pendingLabel="Erasing…"
      destructive
    />
  );
}

/** Name the documents that tax law requires, and until when. */
function describeRetained(documents: Held["documents"]): string {
  if (documents.length === 0) return "";
  const names = documents.map((each) => `${nameDocument(each)} until ${formatDay(each.retainedUntil)}`);
  return `Tax law requires these to be kept for six years. They stay as they are, and the name is then removed automatically: ${names.join(", ")}. `;
}
