import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useRef, useState } from "react";
import { countOf } from "@/shared/admin/count-of";
import { type Car, findCars } from "@/shared/admin/find-cars";
import { SearchField } from "@/shared/admin/forms/search-field";
import { Loaded } from "@/shared/admin/loaded";
import { apiKey, reading } from "@/shared/api/query-client";
import { IconButton } from "@/shared/ui/icon-button";
import { Skeleton } from "@/shared/ui/skeleton";
import { FoundParts, type Part } from "./found-parts";
import type { Lines } from "./manual-order-draft";

const MOST_CARS = 4;

interface PartPickerProps {
  parts: Part[];
  lines: Lines;
  onAdd: (productId: string) => void;
}

/** Finds parts by their names, or by the car they are for. */
export function PartPicker({ parts, lines, onAdd }: PartPickerProps) {
  const { data: brands = [] } = useQuery(reading(apiKey("/api/admin/vehicles")));
  const [search, setSearch] = useState("");
  const [car, setCar] = useState<Car>();
  const section = useRef<HTMLElement>(null);
  const focusSearch = () => section.current?.querySelector<HTMLElement>("input")?.focus();
  const chooseCar = (chosen: Car | undefined) => {
    setCar(chosen);
    setSearch("");
    focusSearch();
  };
  const add = (part: Part) => {
    onAdd(part.id);
    // Its button goes with the last piece.
    if ((lines.get(part.id) ?? 0) + 1 >= part.inventory) focusSearch();
  };
  return (
    <section ref={section} aria-labelledby="parts-title" className="panel gap-3">
      <h2 id="parts-title" className="font-sans font-semibold text-body">
        Find parts
      </h2>
      <SearchField label="Part, brand or model" value={search} onChange={setSearch} className="max-w-form" />
      {car ? (
        <ChosenCar car={car} search={search} lines={lines} onAdd={add} onClear={() => chooseCar(undefined)} />
      ) : (
        search.trim() !== "" && (
          <>
            <FoundCars cars={findCars(brands, search, MOST_CARS)} onChoose={chooseCar} />
            <FoundParts parts={parts} search={search} lines={lines} onAdd={add} />
          </>
        )
      )}
    </section>
  );
}

interface FoundCarsProps {
  cars: Car[];
  onChoose: (car: Car) => void;
}

/** Cars that match what was typed: choosing one shows the parts that fit it. */
function FoundCars({ cars, onChoose }: FoundCarsProps) {
  if (cars.length === 0) return null;
  return (
    <ul aria-label="Cars found" className="grid gap-x-4 sm:grid-cols-2">
      {cars.map((car) => (
        <li key={car.model.id}>
          <button type="button" onClick={() => onChoose(car)} className="list-choice">
            <span>{car.name}</span>
            <span className="text-muted tabular">{countOf(car.model.productCount, "part")}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

interface ChosenCarProps {
  car: Car;
  search: string;
  lines: Lines;
  onAdd: (part: Part) => void;
  onClear: () => void;
}

/** The parts that fit one car, among which the search goes on. */
function ChosenCar({ car, search, lines, onAdd, onClear }: ChosenCarProps) {
  const parts = useQuery(reading(apiKey(`/api/models/${car.model.id}/products`)));
  return (
    <>
      <div className="flex items-center gap-2">
        <h3 className="font-sans font-semibold">Parts that fit {car.name}</h3>
        <IconButton icon={X} label="Show parts for all cars" onClick={onClear} />
      </div>
      <Loaded query={parts} failure="The parts could not be loaded." skeleton={<Skeleton className="h-40" />}>
        {(fitting) => <FoundParts parts={fitting} search={search} lines={lines} onAdd={onAdd} />}
      </Loaded>
    </>
  );
}
