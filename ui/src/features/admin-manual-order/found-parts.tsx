import type { AdminProduct } from "@/shared/admin/types";
import { formatPrice } from "@/shared/lib/money";
import { Button } from "@/shared/ui/button";
import type { Lines } from "./manual-order-draft";

const MOST_PARTS = 8;

interface FoundPartsProps {
  parts: Part[];
  search: string;
  lines: Lines;
  onAdd: (part: Part) => void;
}

export function FoundParts({ parts, search, lines, onAdd }: FoundPartsProps) {
  const found = findParts(parts, search);
  if (found.length === 0) return <p className="text-muted">No part matches.</p>;
  const more = found.length - MOST_PARTS;
  return (
    <div>
      <ul aria-label="Parts found" className="border-line border-t">
        {found.slice(0, MOST_PARTS).map((part) => (
          <li
            key={part.id}
            className="flex min-h-12 flex-wrap items-center gap-x-4 border-line border-b py-1"
          >
            <span className="min-w-0 flex-1 basis-48">
              <span className="block font-semibold">{part.name}</span>
              <span className="text-muted">{part.category}</span>
            </span>
            <span className="tabular">{formatPrice(part.price)}</span>
            <span className="w-20 text-muted tabular sm:text-end">{part.inventory} in stock</span>
            <AddButton part={part} chosen={lines.get(part.id) ?? 0} onAdd={onAdd} />
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-2 text-muted">{more} more match: type more of the name.</p>}
    </div>
  );
}

interface AddButtonProps {
  part: Part;
  chosen: number;
  onAdd: (part: Part) => void;
}

function AddButton({ part, chosen, onAdd }: AddButtonProps) {
  const label = labelOf(part.inventory, chosen);
  return (
    <Button
      size="small"
      aria-label={`${label} ${part.name}`}
      disabled={chosen >= part.inventory}
      onClick={() => onAdd(part)}
      className="ml-auto min-w-24"
    >
      {label}
    </Button>
  );
}

function labelOf(inventory: number, chosen: number): string {
  if (inventory === 0) return "None left";
  return chosen >= inventory ? "All added" : "Add";
}

/** The fields of a product that the search and its line need. */
export type Part = Pick<AdminProduct, "id" | "name" | "category" | "price" | "inventory">;

/** The parts whose name and category hold all the words; all of them without a word. */
function findParts(parts: Part[], search: string): Part[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return parts.filter(({ name, category }) => {
    const text = `${name} ${category}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
