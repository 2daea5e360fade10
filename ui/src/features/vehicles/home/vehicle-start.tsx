import { useQueryClient } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { useNavigate } from "react-router-dom";
import { type ChosenVehicle, useVehicle } from "@/shared/lib/chosen-vehicle";
import { useHydrated } from "@/shared/lib/use-hydrated";
import { Button, ButtonLink } from "@/shared/ui/button";
import { part } from "@/shared/ui/part";
import { PartBoundary } from "@/shared/ui/part-boundary";
import { rememberVehicle } from "@/shared/vehicle/remember-vehicle";
import { shortName } from "@/shared/vehicle/vehicle-words";
import { findModelPath, useModelPath } from "./model-path";

const { Part: VehicleDialog } = part(() => import("@/shared/vehicle/chooser/vehicle-dialog"));

/** The visitor's vehicle with the way to its parts, or the way to choose it, which then leads there too. */
export function VehicleStart({ wanted }: { wanted: boolean }) {
  const chosen = useVehicle((store) => store.vehicle);
  // The page that the server sent is the same for all.
  const vehicle = useHydrated() ? chosen : null;
  const path = useModelPath(wanted ? vehicle : null);
  return (
    <>
      <h3 className="headline mb-4 truncate text-h3">
        {vehicle ? shortName(vehicle) : "Choose your vehicle"}
      </h3>
      <div className="mb-4 flex flex-wrap gap-3">
        {vehicle && (
          <ButtonLink to={path} variant="primary">
            Show parts that fit
          </ButtonLink>
        )}
        <ChooseButton label={vehicle ? "Change" : "Choose brand and model"} />
      </div>
    </>
  );
}

/** Opens the dialog; the vehicle that is chosen there is kept, and its parts are shown. */
function ChooseButton({ label }: { label: string }) {
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  const client = useQueryClient();
  const navigate = useNavigate();
  const use = async (vehicle: ChosenVehicle) => {
    rememberVehicle(vehicle);
    navigate(await findModelPath(client, vehicle));
  };
  const show = () => {
    setAsked(true);
    setOpen(true);
  };
  return (
    <>
      <Button aria-haspopup="dialog" onClick={show}>
        {label}
      </Button>
      {asked && (
        <PartBoundary>
          <Suspense>
            <VehicleDialog open={open} onClose={() => setOpen(false)} onChosen={use} />
          </Suspense>
        </PartBoundary>
      )}
    </>
  );
}
