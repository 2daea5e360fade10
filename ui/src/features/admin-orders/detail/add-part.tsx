import { useRef, useState } from "react";
import { SearchField } from "@/shared/admin/forms/search-field";
import type { AdminProduct } from "@/shared/admin/types";
import { formatPrice } from "@/shared/lib/money";
import { Button } from "@/shared/ui/button";

const MOST_FOUND = 5;

interface AddPartProps {
  /** The products that are not in the order yet. */
  parts: AdminProduct[];
  onAdd: (part: AdminProduct) => void;
}

/** Finds a part by the words of its name. */
export function AddPart({ parts, onAdd }: AddPartProps) {
  const [search, setSearch] = useState("");
  const box = useRef<HTMLDivElement>(null);
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = parts.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)));
  const add = (part: AdminProduct) => {
    onAdd(part);
    setSearch("");
    box.current?.querySelector("input")?.focus();
  };
  return (
    <div ref={box} className="flex flex-col gap-2">
      <SearchField label="Add a part" value={search} onChange={setSearch} />
      {words.length > 0 && found.length === 0 && <p className="text-muted">No part matches.</p>}
      {words.length > 0 && found.length > 0 && (
        <ul aria-label="Parts found">
          {found.slice(0, MOST_FOUND).map((part) => (
            <li key={part.id} className="flex min-h-12 items-center gap-4 border-line border-b py-1">
              <span className="min-w-0 flex-1">
                <span className="wrap-anywhere block font-semibold">{part.name}</span>
                <span className="text-muted tabular">
                  {formatPrice(part.price)} · {part.inventory} in stock
                </span>
              </span>
              <Button
                size="small"
                aria-label={`${labelOf(part)} ${part.name}`}
                disabled={part.inventory === 0}
                onClick={() => add(part)}
              >
                {labelOf(part)}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function labelOf({ inventory }: AdminProduct): string {
  return inventory === 0 ? "None left" : "Add";
}
