import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { type Car, findCars } from "@/shared/admin/find-cars";
import { SearchField } from "@/shared/admin/search-field";
import type { CountedBrand } from "@/shared/admin/types";
import { apiKey } from "@/shared/api/query-client";
import { ChosenCar } from "./chosen-car";
import type { Part } from "./find-parts";
import { FoundCars } from "./found-cars";
import { FoundParts } from "./found-parts";
import type { Lines } from "./manual-order-draft";

const MOST_CARS = 4;

interface PartPickerProps {
  parts: Part[];
  lines: Lines;
  onAdd: (productId: string) => void;
}

/** Finds parts by their names, or by the car they are for. */
export function PartPicker({ parts, lines, onAdd }: PartPickerProps) {
  const { data: brands = [] } = useQuery<CountedBrand[]>({ queryKey: apiKey("/api/admin/vehicles") });
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
