import { part } from "@/shared/ui/part";
import { Quiet } from "@/shared/ui/quiet";

const { Part: VehicleChip } = part(() => import("@/shared/vehicle/vehicle-chip"));

/**
 * Show the visitor's vehicle. A page is the same for all visitors, so the vehicle is shown after it, in a box
 * of the same size.
 */
export function VehiclePlace({ className }: { className: string }) {
  return (
    <div data-vehicle="" className={`flex h-11 items-center ${className}`}>
      <Quiet>
        <VehicleChip />
      </Quiet>
    </div>
  );
}
