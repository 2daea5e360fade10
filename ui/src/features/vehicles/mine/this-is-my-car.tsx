import { CarFront, Check } from "lucide-react";
import { useRef } from "react";
import type { Brand, CarModel } from "@/shared/api/types";
import { useVehicle } from "@/shared/lib/chosen-vehicle";
import { useHydrated } from "@/shared/lib/use-hydrated";
import { Button } from "@/shared/ui/button";
import { Icon } from "@/shared/ui/icon";
import { rememberVehicle } from "@/shared/vehicle/remember-vehicle";
import { useVehicleDialog } from "@/shared/vehicle/use-vehicle-dialog";

/** Store the model of the page as the visitor's vehicle by one press, and then say so. */
export default function ThisIsMyCar({ brand, model }: { brand: Brand; model: CarModel }) {
  const vehicle = useVehicle((store) => store.vehicle);
  const { show, dialog } = useVehicleDialog();
  const box = useRef<HTMLDivElement>(null);
  // The page that the server sent is the same for all.
  const isMine = useHydrated() && vehicle?.modelId === model.id;
  const keep = () => {
    const name = `${brand.name} ${model.name}`;
    rememberVehicle({ brandId: brand.id, modelId: model.id, name, year: null, engineId: null, engine: null });
    // The pressed button is removed.
    box.current?.focus();
  };
  const details = [vehicle?.year, vehicle?.engine].filter(Boolean).join(", ");
  return (
    <div ref={box} tabIndex={-1} data-quiet-focus="" className="flex flex-wrap items-center gap-x-4">
      {isMine ? (
        <>
          <p role="status" className="flex items-center gap-2 font-semibold text-ok">
            <Icon of={Check} className="size-4" />
            {details ? `This is your car: ${details}` : "This is your car"}
          </p>
          {hasDetails(model) && (
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={show}
              className="min-h-11 text-small underline underline-offset-4 hover:text-accent"
            >
              {details ? "Change" : "Add the year"}
            </button>
          )}
        </>
      ) : (
        <Button onClick={keep}>
          <Icon of={CarFront} className="size-4" />
          This is my car
        </Button>
      )}
      {dialog}
    </div>
  );
}

/** Return whether a year or an engine can be added. */
function hasDetails({ yearFrom, yearTo, engines }: CarModel): boolean {
  return yearFrom !== null || yearTo !== null || engines.length > 0;
}
