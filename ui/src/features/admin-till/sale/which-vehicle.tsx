import { useState } from "react";
import { MoreFold } from "@/shared/admin/more-fold";
import type { ChosenVehicle } from "@/shared/lib/chosen-vehicle";
import { Button } from "@/shared/ui/button";
import { NO_VEHICLE, useVehicleChoices, VehicleFields } from "@/shared/vehicle/chooser/vehicle-fields";

interface WhichVehicleProps {
  vehicle: ChosenVehicle | null;
  onChange: (vehicle: ChosenVehicle | null) => void;
}

/** Name the car, where it is known: the parts found and sold then say whether they fit it. */
export function WhichVehicle({ vehicle, onChange }: WhichVehicleProps) {
  if (vehicle) {
    return (
      <p className="flex flex-wrap items-center gap-3">
        <span>{`For ${[vehicle.name, vehicle.year, vehicle.engine].filter(Boolean).join(", ")}`}</span>
        <Button size="small" variant="ghost" onClick={() => onChange(null)}>
          Clear the car
        </Button>
      </p>
    );
  }
  return (
    <div className="grid">
      <MoreFold label="For a car">
        <Fields onChange={onChange} />
      </MoreFold>
    </div>
  );
}

function Fields({ onChange }: Pick<WhichVehicleProps, "onChange">) {
  const [draft, setDraft] = useState(NO_VEHICLE);
  const choices = useVehicleChoices(draft);
  return (
    <div className="panel w-full gap-3">
      <VehicleFields draft={draft} choices={choices} onChange={setDraft} findLabel="Find the car" />
      <Button
        className="justify-self-start"
        held={!choices.chosen}
        onClick={() => choices.chosen && onChange(choices.chosen)}
      >
        Take this car
      </Button>
    </div>
  );
}
