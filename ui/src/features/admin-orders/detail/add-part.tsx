import { useRef, useState } from "react";
import { type Part, useFoundParts } from "@/shared/admin/parts/find-parts";
import { FoundParts } from "@/shared/admin/parts/found-parts";
import { PartSearch } from "@/shared/admin/parts/part-search";
import { mostOf } from "@/shared/lib/lead-words";

interface AddPartProps {
  /** Returns whether the order has a product already. */
  has: (productId: string) => boolean;
  onAdd: (part: Part) => void;
}

/** Find a part by words or by a whole number. */
export function AddPart({ has, onAdd }: AddPartProps) {
  const [search, setSearch] = useState("");
  const found = useFoundParts(search);
  const box = useRef<HTMLDivElement>(null);
  const labelOf = (part: Part) => {
    if (has(part.id)) return "In the order";
    return mostOf(part) === 0 ? "None left" : "Add";
  };
  const add = (part: Part) => {
    onAdd(part);
    setSearch("");
    box.current?.querySelector("input")?.focus();
  };
  const addByNumber = (part: Part) => {
    const label = labelOf(part);
    if (label !== "Add") return `${label}: ${part.name}`;
    onAdd(part);
    return `${part.name} added`;
  };
  return (
    <div ref={box} className="flex flex-col gap-2">
      <PartSearch label="Add a part" value={search} onChange={setSearch} onNumber={addByNumber} />
      {search.trim() !== "" && <FoundParts found={found} labelOf={labelOf} onAdd={add} />}
    </div>
  );
}
