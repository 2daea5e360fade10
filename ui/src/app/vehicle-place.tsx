import { part } from "@/shared/ui/part";
import { Quiet } from "@/shared/ui/quiet";

const { Part: VehicleChip } = part(() => import("@/shared/vehicle/vehicle-chip"));

/** The place of the visitor's vehicle. Pages are the same for all, so it comes after them, into a place of its size. */
export function VehiclePlace({ className }: { className: string }) {
  return (
    <div data-vehicle="" className={`flex h-11 items-center ${className}`}>
      <Quiet>
        <VehicleChip />
      </Quiet>
    </div>
  );
}
