import { useState } from "react";
import { DialogForm, FormDialog } from "@/shared/admin/forms/form-dialog";
import { SelectInput } from "@/shared/admin/forms/inputs";
import type { MovableKind } from "@/shared/admin/forms/row-fields";
import { useMoveAndRemove } from "@/shared/admin/forms/use-row-calls";
import { CAN_COME_BACK } from "@/shared/admin/undo";
import { serverMessage } from "@/shared/api/api-error";
import type { ProductMove } from "./move-products";

interface MoveDialogProps {
  kind: MovableKind;
  move: ProductMove | undefined;
  onClose: () => void;
}

/** Ask where the products go before their category or subcategory is deleted. */
export function MoveDialog({ kind, move, onClose }: MoveDialogProps) {
  return (
    <FormDialog
      open={move !== undefined}
      onClose={onClose}
      title={`Delete ${move?.name}?`}
      description={`${move?.sentence} ${CAN_COME_BACK}`}
    >
      {move && <MoveForm kind={kind} move={move} />}
    </FormDialog>
  );
}

function MoveForm({ kind, move: { id, name, places } }: { kind: MovableKind; move: ProductMove }) {
  const { noun } = kind;
  const moveAndRemove = useMoveAndRemove(kind);
  const [error, setError] = useState<string>();
  const save = (form: HTMLFormElement) => {
    const moveTo = String(new FormData(form).get("moveTo"));
    if (!moveTo) {
      setError(`Choose a ${noun}`);
      return undefined;
    }
    return moveAndRemove.mutateAsync({ id, name, moveTo }).catch((failure: unknown) => {
      setError(serverMessage(failure) ?? `Failed to delete the ${noun}`);
      throw failure;
    });
  };
  return (
    <DialogForm onSave={save} saveLabel="Move and delete" pendingLabel="Moving…" variant="danger">
      <Places noun={noun} places={places} error={error} />
    </DialogForm>
  );
}

interface PlacesProps {
  noun: string;
  places: ProductMove["places"];
  error: string | undefined;
}

/** Let the owner choose a place, unless there is only one or it is the next above. */
function Places({ noun, places, error }: PlacesProps) {
  const [first] = places;
  const given = places.length === 1 || first?.value === "none";
  return (
    <SelectInput
      label="Move the products to"
      error={error}
      name="moveTo"
      defaultValue={given ? first?.value : ""}
      controlClass="min-w-0"
    >
      {!given && <option value="">{`Choose a ${noun}`}</option>}
      {places.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectInput>
  );
}
