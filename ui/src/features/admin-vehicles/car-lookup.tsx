import { useState } from "react";
import { countOf } from "@/shared/admin/count-of";
import { type Car, findCars } from "@/shared/admin/find-cars";
import { SearchField } from "@/shared/admin/forms/search-field";
import type { CountedBrand } from "@/shared/admin/types";
import { FittingParts } from "./fitting-parts";

const SUGGESTIONS = 8;

interface CarLookupProps {
  brands: CountedBrand[];
  chosen: Car | undefined;
  onChoose: (car: Car | undefined) => void;
}

/** Choose a car and see its parts, as during a phone call at the counter. */
export function CarLookup({ brands, chosen, onChoose }: CarLookupProps) {
  const [search, setSearch] = useState("");
  const cars = findCars(brands, search, SUGGESTIONS);
  const choose = (car: Car) => {
    onChoose(car);
    setSearch("");
  };
  return (
    <section aria-labelledby="lookup-title" className="panel gap-3">
      <h2 id="lookup-title" className="font-sans font-semibold text-body">
        What fits this car?
      </h2>
      <SearchField
        label="Brand, model or year"
        value={search}
        onChange={setSearch}
        className="w-full max-w-form"
      />
      {search.trim() !== "" && (
        <ul aria-label="Cars found" className="grid gap-x-4 sm:grid-cols-2">
          {cars.map((car) => (
            <li key={car.model.id}>
              <button type="button" onClick={() => choose(car)} className="list-choice">
                <span>{car.name}</span>
                <span className="text-muted tabular">{countOf(car.model.productCount, "part")}</span>
              </button>
            </li>
          ))}
          {cars.length === 0 && <li className="text-muted">No car matches.</li>}
        </ul>
      )}
      {chosen && <FittingParts car={chosen} onClose={() => onChoose(undefined)} />}
    </section>
  );
}
