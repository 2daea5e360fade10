import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import type { Car } from "@/shared/admin/find-cars";
import { Loaded } from "@/shared/admin/loaded";
import { apiKey } from "@/shared/api/query-client";
import type { Product } from "@/shared/api/types";
import { IconButton } from "@/shared/ui/icon-button";
import { Skeleton } from "@/shared/ui/skeleton";
import type { Part } from "./find-parts";
import { FoundParts } from "./found-parts";
import type { Lines } from "./manual-order-draft";

interface ChosenCarProps {
  car: Car;
  search: string;
  lines: Lines;
  onAdd: (part: Part) => void;
  onClear: () => void;
}

/** The parts that fit one car, among which the search goes on. */
export function ChosenCar({ car, search, lines, onAdd, onClear }: ChosenCarProps) {
  const parts = useQuery<Product[]>({ queryKey: apiKey(`/api/models/${car.model.id}/products`) });
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
