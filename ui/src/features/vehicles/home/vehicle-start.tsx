import type { MouseEvent } from "react";
import { useVehicle } from "@/shared/lib/chosen-vehicle";
import { opensElsewhere } from "@/shared/lib/opens-elsewhere";
import { useHydrated } from "@/shared/lib/use-hydrated";
import { ButtonLink } from "@/shared/ui/button";
import { useVehicleDialog } from "@/shared/vehicle/use-vehicle-dialog";
import { shortName } from "@/shared/vehicle/vehicle-words";
import { START, useModelPath } from "./model-path";

/** Show the visitor's vehicle with the way to its parts, or the way to choose it, which then leads there too. */
export function VehicleStart({ wanted }: { wanted: boolean }) {
  const chosen = useVehicle((store) => store.vehicle);
  // The page that the server sent is the same for all visitors.
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
        <ChooseButton isChange={vehicle !== null} />
      </div>
    </>
  );
}

/** Open the dialog, which leads to the vehicle's parts. Before its script is loaded it is a plain link. */
function ChooseButton({ isChange }: { isChange: boolean }) {
  const { show, dialog } = useVehicleDialog();
  const ask = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    show();
  };
  return (
    <>
      {/* Another link takes its place where the vehicle is known, so that none moves aside for the first one. */}
      <ButtonLink key={String(isChange)} to={START} aria-haspopup="dialog" onClick={ask}>
        {isChange ? "Change" : "Choose brand and model"}
      </ButtonLink>
      {dialog}
    </>
  );
}
