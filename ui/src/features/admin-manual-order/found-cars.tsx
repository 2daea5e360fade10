import { countOf } from "@/shared/admin/count-of";
import type { Car } from "@/shared/admin/find-cars";

interface FoundCarsProps {
  cars: Car[];
  onChoose: (car: Car) => void;
}

/** Cars that match what was typed: choosing one shows the parts that fit it. */
export function FoundCars({ cars, onChoose }: FoundCarsProps) {
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
