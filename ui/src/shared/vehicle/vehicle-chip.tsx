import { CarFront, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { readVehicle, STORAGE_KEY, useVehicle } from "@/shared/lib/chosen-vehicle";
import { useHydrated } from "@/shared/lib/use-hydrated";
import { Icon } from "@/shared/ui/icon";
import { checkVehicle } from "./chooser/check-vehicle";
import { rememberVehicle } from "./remember-vehicle";
import { useVehicleDialog } from "./use-vehicle-dialog";
import { shortName } from "./vehicle-words";

/** Show the visitor's vehicle, or the way to choose it. */
export default function VehicleChip() {
  const chosen = useVehicle((store) => store.vehicle);
  // The page that the server sent is the same for all visitors.
  const hydrated = useHydrated();
  const vehicle = hydrated ? chosen : null;
  const [wasSaved] = useState(chosen !== null);
  const { show, dialog } = useVehicleDialog();
  useEffect(watchOnce, []);
  const chip = useRef<HTMLButtonElement>(null);
  const forget = () => {
    rememberVehicle(null);
    chip.current?.focus();
  };
  return (
    <>
      <button
        // It is another button than the one that the server sent, because that one would be seen to move.
        key={hydrated && wasSaved ? "saved" : "sent"}
        ref={chip}
        type="button"
        aria-haspopup="dialog"
        onClick={show}
        className="nav-entry min-w-0 gap-2 px-2 text-small"
      >
        <Icon of={CarFront} />
        <span className="truncate">{vehicle ? shortName(vehicle) : "Choose your vehicle"}</span>
      </button>
      {vehicle && (
        <button type="button" aria-label="Forget this vehicle" onClick={forget} className="nav-entry px-3">
          <Icon of={X} className="size-4" />
        </button>
      )}
      {dialog}
    </>
  );
}

let isWatching = false;

/** Follow the other tabs, and ask once whether the shop still has the saved vehicle. */
function watchOnce(): void {
  if (isWatching) return;
  isWatching = true;
  window.addEventListener("storage", ({ key, newValue }) => {
    if (key === STORAGE_KEY || key === null) useVehicle.setState({ vehicle: readVehicle(newValue) });
  });
  const { vehicle } = useVehicle.getState();
  if (vehicle) checkVehicle(vehicle);
}
