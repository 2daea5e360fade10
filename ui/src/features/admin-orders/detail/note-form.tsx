import { type FormEvent, useState } from "react";
import { LongTextInput } from "@/shared/admin/forms/inputs";
import { orderChange } from "@/shared/api/fields/admin-fields";
import { Button } from "@/shared/ui/button";
import { useChangeOrder } from "./use-change-order";

/** Add a note that only the workshop sees. A refused one is left in the box. */
export function NoteForm({ orderId }: { orderId: string }) {
  const [note, setNote] = useState("");
  const change = useChangeOrder(orderId);
  const add = (event: FormEvent) => {
    event.preventDefault();
    change.mutate({ note: note.trim() }, { onSuccess: () => setNote("") });
  };
  return (
    <form onSubmit={add} className="flex flex-col items-start gap-3">
      <LongTextInput
        label="Internal note"
        hint="The customer never sees it."
        className="w-full"
        rows={2}
        maxLength={orderChange.note.maxLength}
        value={note}
        onValue={setNote}
      />
      <Button
        size="small"
        type="submit"
        disabled={note.trim() === ""}
        pending={change.isPending}
        pendingLabel="Adding…"
      >
        Add note
      </Button>
    </form>
  );
}
