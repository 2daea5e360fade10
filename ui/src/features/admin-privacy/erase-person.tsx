import { useState } from "react";
import { Button } from "@/shared/ui/button";
import { ConfirmDialog } from "@/shared/ui/confirm-dialog";
import type { Held } from "./person-types";
import { useErasePerson } from "./use-person";

export function ErasePerson({ held, onErased }: { held: Held; onErased: () => void }) {
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
        onConfirm={() => erase.mutateAsync(held.email).then(onErased)}
        title={`Erase ${held.email}?`}
        description={
          "Messages and mails are removed. Orders keep their lines and sums for your books, but lose name, addresses, " +
          "phone, tracking and notes. This cannot be undone. Tax law may oblige you to keep an invoice with its name: " +
          "save the file first. Backups made before still hold the person until they are replaced."
        }
        confirmLabel="Erase"
        pendingLabel="Erasing…"
        destructive
      />
    </>
  );
}
