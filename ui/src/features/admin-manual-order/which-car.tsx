import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useRef, useState } from "react";
import { CarsByPlate, CustomerCars, type KnownCar } from "@/shared/admin/cars/known-cars";
import type { Customer } from "@/shared/admin/customers/customer-search";
import { sayFailure } from "@/shared/api/api-error";
import { apiKey, reading } from "@/shared/api/query-client";
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
  /** The customer who was chosen, "" for none. */
  contactId: string;
  onOwner: (owner: Customer) => void;
  onChange: (draft: VehicleDraft) => void;
}

/** Choose the car that all parts of the order are for, where it is known. */
export function WhichCar({ draft, choices, contactId, onOwner, onChange }: WhichCarProps) {
  const section = useRef<HTMLElement>(null);
  const [words, setWords] = useState("");
  const { data: models } = useQuery(reading(apiKey("/api/models")));
  const { brands, chosen } = choices;
  if (brands.data?.length === 0) return null;
  const clear = () => {
    setWords("");
    onChange(NO_VEHICLE);
    section.current?.querySelector("input")?.focus();
  };
  const take = (car: KnownCar) => {
    const model = models?.find(({ id }) => id === car.modelId);
    const year = `${car.year ?? ""}`;
    setWords(model ? "" : `${car.label} ${year}`.trim());
    onChange(model ? { brandId: model.brandId, modelId: model.id, year, engineId: "" } : NO_VEHICLE);
  };
  const takeOwned = (car: KnownCar, owner: Customer) => {
    take(car);
    if (!contactId) onOwner(owner);
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
        <ErrorNote onRetry={brands.refetch}>
          {sayFailure("The vehicles could not be loaded.", brands.error)}
        </ErrorNote>
      ) : (
        <>
          {contactId && <CustomerCars contactId={contactId} onChoose={take} />}
          <VehicleFields
            draft={draft}
            choices={choices}
            onChange={onChange}
            findLabel="Find the car, by name or plate"
            words={words}
            beside={(typed) => <CarsByPlate typed={typed} onChoose={takeOwned} />}
          />
        </>
      )}
    </section>
  );
}
