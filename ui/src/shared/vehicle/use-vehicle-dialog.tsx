import { Suspense, useState } from "react";
import type { ChosenVehicle } from "@/shared/lib/chosen-vehicle";
import { part } from "@/shared/ui/part";
import { PartBoundary } from "@/shared/ui/part-boundary";

const { Part: VehicleDialog } = part(() => import("./chooser/vehicle-dialog"));

/** The dialog of the visitor's vehicle, which is there once it was asked for; `onChosen` takes the vehicle in place of the browser's memory. */
export function useVehicleDialog(onChosen?: (vehicle: ChosenVehicle) => void) {
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  const show = () => {
    setAsked(true);
    setOpen(true);
  };
  const dialog = asked && (
    <PartBoundary>
      <Suspense>
        <VehicleDialog open={open} onClose={() => setOpen(false)} {...(onChosen && { onChosen })} />
      </Suspense>
    </PartBoundary>
  );
  return { show, dialog };
}
