import { type FormEvent, useState } from "react";
import { focusFirstWrong } from "@/shared/admin/forms/focus-first-wrong";
import type { MovableKind } from "@/shared/admin/forms/row-fields";
import { useMoveAndRemove } from "@/shared/admin/forms/use-row-calls";
import { CAN_COME_BACK } from "@/shared/admin/undo";
import { serverMessage } from "@/shared/api/api-error";
import { Button } from "@/shared/ui/button";
import { Dialog } from "@/shared/ui/dialogs/dialog";
import { Field } from "@/shared/ui/forms/field";
import { Select } from "@/shared/ui/forms/select";
import type { ProductMove } from "./move-products";

interface MoveDialogProps {
  kind: MovableKind;
  move: ProductMove | undefined;
  onClose: () => void;
}

/** Ask where the products go before their category or subcategory is deleted. */
export function MoveDialog({ kind, move, onClose }: MoveDialogProps) {
  const [busy, setBusy] = useState(false);
  return (
    <Dialog
      open={move !== undefined}
      onClose={onClose}
      title={`Delete ${move?.name}?`}
      description={`${move?.sentence} ${CAN_COME_BACK}`}
      busy={busy}
    >
      {move && <MoveForm kind={kind} move={move} onClose={onClose} busy={busy} onBusy={setBusy} />}
    </Dialog>
  );
}

interface MoveFormProps extends MoveDialogProps {
  move: ProductMove;
  busy: boolean;
  onBusy: (busy: boolean) => void;
}

function MoveForm({ kind, move, onClose, busy, onBusy }: MoveFormProps) {
  const { noun } = kind;
  const moveAndRemove = useMoveAndRemove(kind);
  const [error, setError] = useState<string>();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const moveTo = String(new FormData(form).get("moveTo"));
    const refuse = (sentence: string) => {
      setError(sentence);
      focusFirstWrong(form);
    };
    if (!moveTo) return refuse(`Choose a ${noun}`);
    onBusy(true);
    try {
      await moveAndRemove.mutateAsync({ id: move.id, name: move.name, moveTo });
      onClose();
    } catch (failure) {
      refuse(serverMessage(failure) ?? `Failed to delete the ${noun}`);
    } finally {
      onBusy(false);
    }
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Field label="Move the products to" error={error}>
        {(control) => <Places {...control} noun={noun} places={move.places} />}
      </Field>
      <div className="dialog-buttons">
        <Button disabled={busy} onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" variant="danger" pending={busy} pendingLabel="Moving…">
          Move and delete
        </Button>
      </div>
    </form>
  );
}

interface PlacesProps {
  id: string;
  noun: string;
  places: ProductMove["places"];
}

/** Let the owner choose a place, unless there is only one or it is the next above. */
function Places({ noun, places, ...control }: PlacesProps) {
  const [first] = places;
  const given = places.length === 1 || first?.value === "none";
  return (
    <Select {...control} name="moveTo" defaultValue={given ? first?.value : ""} className="min-w-0">
      {!given && <option value="">{`Choose a ${noun}`}</option>}
      {places.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  );
}
