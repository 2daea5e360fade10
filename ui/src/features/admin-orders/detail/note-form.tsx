import { type FormEvent, useState } from "react";
import { orderChange } from "@/shared/api/fields/admin-fields";
import { Button } from "@/shared/ui/button";
import { Field } from "@/shared/ui/forms/field";
import { Textarea } from "@/shared/ui/forms/textarea";
import { useChangeOrder } from "./use-change-order";

/** A note for the workshop's own eyes; a refused one stays in the box. */
export function NoteForm({ orderId }: { orderId: string }) {
  const [note, setNote] = useState("");
  const change = useChangeOrder(orderId);
  const add = (event: FormEvent) => {
    event.preventDefault();
    change.mutate({ note: note.trim() }, { onSuccess: () => setNote("") });
  };
  return (
    <form onSubmit={add} className="flex flex-col items-start gap-3">
      <Field label="Internal note" hint="The customer never sees it." className="w-full">
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={orderChange.note.maxLength}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
      </Field>
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
