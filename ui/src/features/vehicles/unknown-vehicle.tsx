import { CarFront } from "lucide-react";
import { ButtonLink } from "@/shared/ui/button-link";
import { EmptyState } from "@/shared/ui/empty-state";

/** The address names a brand or model that there is not (any more). */
export function UnknownVehicle({ base }: { base: string }) {
  return (
    <EmptyState
      icon={CarFront}
      title="Vehicle not found"
      action={<ButtonLink to={base}>Choose a vehicle</ButtonLink>}
    >
      We do not list a vehicle at this address. It may have been renamed.
    </EmptyState>
  );
}
