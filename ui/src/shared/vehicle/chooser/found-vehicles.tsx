import type { components } from "@/shared/api/schema";
import { Button } from "@/shared/ui/button";
import { describeYears } from "../describe-years";

export type FinderAnswer = components["schemas"]["VehicleFinderView"];
export type Found = FinderAnswer["vehicles"][number];

/** Show the vehicles that were found, each as a button. */
export function FoundVehicles({
  vehicles,
  onChoose,
}: {
  vehicles: Found[];
  onChoose: (found: Found) => void;
}) {
  if (vehicles.length === 0) return null;
  return (
    <ul className="grid gap-2 sm:grid-cols-2">
      {vehicles.map((vehicle) => (
        <li key={vehicle.modelId}>
          <Button
            size="small"
            onClick={() => onChoose(vehicle)}
            className="wrap-anywhere min-h-11 w-full justify-items-start text-start"
          >
            {vehicle.years ? `${vehicle.name}, ${describeYears(vehicle.years)}` : vehicle.name}
          </Button>
        </li>
      ))}
    </ul>
  );
}
