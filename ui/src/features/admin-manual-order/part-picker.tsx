import { useRef, useState } from "react";
import { type Part, useFoundParts } from "@/shared/admin/parts/find-parts";
import { FoundParts } from "@/shared/admin/parts/found-parts";
import { PartSearch } from "@/shared/admin/parts/part-search";
import type { ChosenVehicle } from "@/shared/lib/chosen-vehicle";
import { mostOf } from "@/shared/lib/lead-words";
import { CarVerdict } from "./car-verdict";
import { type Lines, lineKey } from "./manual-order-draft";

interface PartPickerProps {
  vehicle: ChosenVehicle | null;
  lines: Lines;
  onAdd: (part: Part) => void;
}

/** Find parts by words or by a whole number. Before any is typed, those are shown that fit the car. */
export function PartPicker({ vehicle, lines, onAdd }: PartPickerProps) {
  const [search, setSearch] = useState("");
  const found = useFoundParts(search, vehicle);
  const section = useRef<HTMLElement>(null);
  const isBlank = search.trim() === "";
  const labelOf = (part: Part) => buttonLabel(mostOf(part), lines.get(lineKey(part)) ?? 0);
  const add = (part: Part) => {
    onAdd(part);
    // Its button disappears with the last piece.
    if ((lines.get(lineKey(part)) ?? 0) + 1 >= mostOf(part)) {
      section.current?.querySelector<HTMLElement>("input")?.focus();
    }
  };
  const addByNumber = (part: Part) => {
    const label = labelOf(part);
    if (label !== "Add") return `${label}: ${part.name}`;
    onAdd(part);
    return `${part.name} added`;
  };
  return (
    <section ref={section} aria-labelledby="parts-title" className="panel gap-3">
      <h2 id="parts-title" className="font-sans font-semibold text-body">
        Find parts
      </h2>
      <PartSearch
        label="Part, car or number"
        value={search}
        onChange={setSearch}
        onNumber={addByNumber}
        className="w-full max-w-form"
      />
      {isBlank && vehicle && <h3 className="font-sans font-semibold">Parts that fit {vehicle.name}</h3>}
      {(!isBlank || vehicle) && (
        <FoundParts
          found={found}
          labelOf={labelOf}
          onAdd={add}
          verdictOf={({ fit }) => fit && <CarVerdict fit={fit} />}
        />
      )}
    </section>
  );
}

function buttonLabel(most: number, chosen: number): string {
  if (most === 0) return "None left";
  return chosen >= most ? "All added" : "Add";
}
