import { useState } from "react";
import { createPortal } from "react-dom";
import { useLocation, useNavigate } from "react-router-dom";
import { type ChosenVehicle, useVehicle } from "@/shared/lib/chosen-vehicle";
import { Button } from "@/shared/ui/button";
import { Dialog } from "@/shared/ui/dialogs/dialog";
import { ErrorNote } from "@/shared/ui/error-note";
import { rememberVehicle } from "../remember-vehicle";
import { leadsToParts } from "./leads-to-parts";
import { useFittingCount } from "./use-fitting-count";
import { NO_VEHICLE, useVehicleChoices, type VehicleDraft, VehicleFields } from "./vehicle-fields";

interface VehicleDialogProps {
  open: boolean;
  onClose: () => void;
  /** Is called instead of storing the vehicle. */
  onChosen?: (vehicle: ChosenVehicle) => void;
}

/**
 * Choose brand, model, and the year and engine where the model has any. Nothing is stored before the last
 * button, which leads to the vehicle's parts, unless the page judges its parts for it.
 */
export default function VehicleDialog({ open, onClose, onChosen }: VehicleDialogProps) {
  const navigate = useNavigate();
  const leads = leadsToParts(useLocation()) && !onChosen;
  const use = (vehicle: ChosenVehicle, path: string) => {
    (onChosen ?? rememberVehicle)(vehicle);
    onClose();
    if (leads) navigate(path);
  };
  // The button that opened it stands at another place when a tablet is turned, and what holds it is then hidden.
  return createPortal(
    <Dialog
      open={open}
      onClose={onClose}
      title="Your vehicle"
      description="We then tell you for every part whether it fits. It is stored only in this browser."
    >
      <VehicleForm leads={leads} onUse={use} onClose={onClose} />
    </Dialog>,
    document.body,
  );
}

interface VehicleFormProps {
  leads: boolean;
  onUse: (vehicle: ChosenVehicle, path: string) => void;
  onClose: () => void;
}

function VehicleForm({ leads, onUse, onClose }: VehicleFormProps) {
  const before = useVehicle((store) => store.vehicle);
  const [draft, setDraft] = useState(() => draftOf(before));
  const choices = useVehicleChoices(draft);
  const { brands, chosen, path } = choices;
  const count = useFittingCount(leads ? chosen : null);
  if (brands.isError)
    return <ErrorNote onRetry={brands.refetch}>The vehicles could not be loaded.</ErrorNote>;
  return (
    <form
      method="dialog"
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen && path) onUse(chosen, path);
      }}
    >
      <VehicleFields draft={draft} choices={choices} onChange={setDraft} />
      <div className="dialog-buttons">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" disabled={!chosen}>
          <span className="grid leading-tight">
            Use this vehicle
            {count ? (
              <span className="text-label tracking-[0]">
                {count === 1 ? "Show 1 part that fits" : `Show ${count} parts that fit`}
              </span>
            ) : null}
          </span>
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
