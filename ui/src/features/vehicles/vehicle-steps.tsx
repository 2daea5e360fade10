import { CarFront } from "lucide-react";
import type { ReactNode } from "react";
import type { CarModel } from "@/shared/api/types";
import { usePageTitle } from "@/shared/lib/use-page-title";
import { ButtonLink } from "@/shared/ui/button";
import { EmptyState } from "@/shared/ui/empty-state";
import { ErrorNote } from "@/shared/ui/error-note";
import { part } from "@/shared/ui/part";
import { Quiet } from "@/shared/ui/quiet";
import { StepHeading } from "@/shared/ui/step-heading";
import { ModelTiles } from "./model-tiles";
import { OtherVehicles } from "./other-vehicles";
import { useModels } from "./shared/use-vehicles";
import { TileSkeletons } from "./tile";
import { type ChosenVehicle, useChosenVehicle } from "./use-chosen-vehicle";
import { vehicleHeading } from "./vehicle-heading";

// The page that the server sent is the same for all visitors, and has a box of the same height.
const { Part: ThisIsMyCar } = part(() => import("./mine/this-is-my-car"));

interface VehicleStepsProps {
  /** The page of the choice, and its name in the trail. */
  base: string;
  baseLabel: string;
  brandSlug: string;
  modelSlug: string | null;
  /** It is shown while the model is looked up. */
  partsSkeleton: ReactNode;
  /** Draws the model's parts; `name` is the vehicle's in full. */
  parts: (model: CarModel, name: string) => ReactNode;
}

/** Show the second and third step of the choice: a brand's models, then a model's parts. */
export function VehicleSteps({
  base,
  baseLabel,
  brandSlug,
  modelSlug,
  partsSkeleton,
  parts,
}: VehicleStepsProps) {
  const vehicle = useChosenVehicle(brandSlug, modelSlug);
  const models = useModels(vehicle.brand?.id);
  const heading = vehicleHeading(
    vehicle,
    modelSlug !== null,
    { label: baseLabel, to: base },
    models.data?.length,
  );
  usePageTitle(heading.title ?? baseLabel);
  return (
    <>
      <StepHeading {...heading} start={base} />
      {modelSlug !== null && !vehicle.isUnknown && !vehicle.isError && (
        <div className="mb-6 min-h-12">
          {vehicle.brand && vehicle.model && (
            <Quiet>
              <ThisIsMyCar brand={vehicle.brand} model={vehicle.model} />
            </Quiet>
          )}
        </div>
      )}
      {vehicle.isUnknown && <UnknownVehicle base={base} />}
      {vehicle.isError && <ErrorNote onRetry={vehicle.retry}>The vehicle could not be loaded.</ErrorNote>}
      {vehicle.isPending && (modelSlug === null ? <TileSkeletons label="Loading models…" /> : partsSkeleton)}
      {modelSlug === null && vehicle.brand && <ModelTiles base={base} brand={vehicle.brand} />}
      {vehicle.model && parts(vehicle.model, fullName(vehicle))}
      {vehicle.brand && !vehicle.isPending && !vehicle.isUnknown && (
        <OtherVehicles base={base} brand={vehicle.brand} model={vehicle.model} />
      )}
    </>
  );
}

function fullName({ brand, model }: ChosenVehicle): string {
  return [brand?.name, model?.name, model?.year].filter(Boolean).join(" ");
}

/** Say that the address names a brand or model that there is not, or not any more. */
function UnknownVehicle({ base }: { base: string }) {
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
