import { useState } from "react";
import { type ChosenVehicle, useVehicle } from "@/shared/lib/chosen-vehicle";
import { Button } from "@/shared/ui/button";
import { Dialog } from "@/shared/ui/dialogs/dialog";
import { ErrorNote } from "@/shared/ui/error-note";
import { rememberVehicle } from "../remember-vehicle";
import { PlateField } from "./plate-field";
import { NO_VEHICLE, useVehicleChoices, type VehicleDraft, VehicleFields } from "./vehicle-fields";

interface VehicleDialogProps {
  open: boolean;
  onClose: () => void;
  /** In place of remembering the vehicle. */
  onChosen?: (vehicle: ChosenVehicle) => void;
}

/** Brand, model, and the year and engine where the model has any. Nothing is kept before the last button. */
export default function VehicleDialog({ open, onClose, onChosen }: VehicleDialogProps) {
  const use = (vehicle: ChosenVehicle) => {
    (onChosen ?? rememberVehicle)(vehicle);
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Your vehicle"
      description="We then tell you for every part whether it fits. It is stored only in this browser."
    >
      <VehicleForm onUse={use} onClose={onClose} />
    </Dialog>
  );
}

function VehicleForm({ onUse, onClose }: { onUse: (vehicle: ChosenVehicle) => void; onClose: () => void }) {
  const before = useVehicle((store) => store.vehicle);
  const [draft, setDraft] = useState(() => draftOf(before));
  const choices = useVehicleChoices(draft);
  const { brands, years, chosen } = choices;
  if (brands.isError)
    return <ErrorNote onRetry={brands.refetch}>The vehicles could not be loaded.</ErrorNote>;
  return (
    <form
      method="dialog"
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen) onUse(chosen);
      }}
    >
      <VehicleFields draft={draft} choices={choices} onChange={setDraft} />
      {years.length > 0 && (
        <PlateField years={years} onYear={(year) => setDraft({ ...draft, year: `${year}` })} />
      )}
      <div className="dialog-buttons">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" disabled={!chosen}>
          Use this vehicle
        </Button>
      </div>
    </form>
  );
}

function draftOf(vehicle: ChosenVehicle | null): VehicleDraft {
  if (!vehicle) return NO_VEHICLE;
  const { brandId, modelId, year, engineId } = vehicle;
  return { brandId, modelId, year: year?.toString() ?? "", engineId: engineId ?? "" };
}
