import { Suspense, useState } from "react";
import { part } from "@/shared/ui/part";
import { PartBoundary } from "@/shared/ui/part-boundary";

const { Part: VehicleDialog } = part(() => import("./chooser/vehicle-dialog"));

/** Return the dialog of the visitor's vehicle, which is loaded once it was asked for. */
export function useVehicleDialog() {
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  const show = () => {
    setAsked(true);
    setOpen(true);
  };
  const dialog = asked && (
    <PartBoundary>
      <Suspense>
        <VehicleDialog open={open} onClose={() => setOpen(false)} />
      </Suspense>
    </PartBoundary>
  );
  return { show, dialog };
}
