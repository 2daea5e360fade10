import { ADD_THE_CAR } from "@/shared/vehicle/plates/plate-words";
import { isPlate } from "@/shared/vehicle/plates/read-plate";

/** Say beside a vehicle that is only a number plate what else is needed. */
export function PlateNote({ vehicle }: { vehicle: string }) {
  return (
    <p role="status" className="text-muted text-small empty:hidden">
      {isPlate(vehicle) && ADD_THE_CAR}
    </p>
  );
}
