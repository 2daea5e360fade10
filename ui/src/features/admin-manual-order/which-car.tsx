import { X } from "lucide-react";
import { useRef } from "react";
import { ErrorNote } from "@/shared/ui/error-note";
import { IconButton } from "@/shared/ui/icon-button";
import {
  NO_VEHICLE,
  type useVehicleChoices,
  type VehicleDraft,
  VehicleFields,
} from "@/shared/vehicle/chooser/vehicle-fields";

interface WhichCarProps {
  draft: VehicleDraft;
  choices: ReturnType<typeof useVehicleChoices>;
  onChange: (draft: VehicleDraft) => void;
}

/** The car that all parts of the order are for, where it is known. */
export function WhichCar({ draft, choices, onChange }: WhichCarProps) {
  const section = useRef<HTMLElement>(null);
  const { brands, chosen } = choices;
  if (brands.data?.length === 0) return null;
  const clear = () => {
    onChange(NO_VEHICLE);
    section.current?.querySelector("input")?.focus();
  };
  return (
    <section ref={section} aria-labelledby="car-title" className="panel relative gap-3">
      <h2 id="car-title" className="font-sans font-semibold text-body">
        Which car? <span className="font-normal text-muted">(optional)</span>
      </h2>
      {chosen && (
        <span className="absolute top-2 right-2">
          <IconButton icon={X} label="Clear the car" onClick={clear} />
        </span>
      )}
      {brands.isError ? (
        <ErrorNote onRetry={brands.refetch}>The vehicles could not be loaded.</ErrorNote>
      ) : (
        <VehicleFields draft={draft} choices={choices} onChange={onChange} findLabel="Find the car" />
      )}
    </section>
  );
}
