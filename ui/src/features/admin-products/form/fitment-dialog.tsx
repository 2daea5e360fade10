import { RowDialog } from "@/shared/admin/forms/row-dialog";
import type { RowField } from "@/shared/admin/forms/row-fields";
import { fitmentRow } from "@/shared/api/fields/admin-fields";
import type { CarModel } from "@/shared/api/types";
import type { FitmentDetails } from "./fitment-rows";

interface FitmentDialogProps {
  /** The dialog is closed where it is undefined. */
  model: CarModel | undefined;
  details: FitmentDetails;
  onClose: () => void;
  onChange: (details: FitmentDetails) => void;
}

/** Edit years, engines, note and condition of one model that the part fits. */
export function FitmentDialog({ model, details, onClose, onChange }: FitmentDialogProps) {
  const years = model?.year
    ? `Built ${model.year}. Leave blank for all of these years.`
    : "Leave blank for all years.";
  const engines = model?.engines ?? [];
  const fields: RowField[] = [
    {
      name: "yearFrom",
      keys: "numeric",
      label: "From year",
      value: details.yearFrom,
      hint: years,
      optional: true,
    },
    { name: "yearTo", keys: "numeric", label: "To year", value: details.yearTo, optional: true },
    ...engines.map(({ id, name }) => ({
      name: id,
      label: `Only with ${name}`,
      value: details.engineIds.includes(id) ? "1" : "",
      check: true,
    })),
    {
      name: "note",
      label: "Note",
      value: details.note,
      hint: "For example: not the estate",
      optional: true,
      maxLength: fitmentRow.note.maxLength,
    },
    {
      name: "isCondition",
      label: "It fits only if the note holds",
      value: details.isCondition ? "1" : "",
      check: true,
    },
  ];
  return (
    <RowDialog
      open={model !== undefined}
      onClose={onClose}
      title={model?.name ?? ""}
      fields={fields}
      saveLabel="Use these"
      onSave={async ({ yearFrom = "", yearTo = "", note = "", isCondition, ...ticked }) =>
        onChange({
          yearFrom,
          yearTo,
          engineIds: engines.map(({ id }) => id).filter((id) => id in ticked),
          note,
          isCondition: isCondition ? 1 : 0,
        })
      }
    />
  );
}
