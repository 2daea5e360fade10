import type { ChosenVehicle } from "@/shared/lib/chosen-vehicle";

/** Return "Volkswagen Golf Mk7 · 2016". */
export function shortName({ name, year, engine }: ChosenVehicle): string {
  return [name, year, engine].filter(Boolean).join(" · ");
}
