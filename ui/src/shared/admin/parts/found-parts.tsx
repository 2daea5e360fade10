import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { explainLead } from "@/shared/lib/lead-words";
import { formatPrice } from "@/shared/lib/money";
import { Button } from "@/shared/ui/button";
import { Skeleton } from "@/shared/ui/skeleton";
import { Loaded } from "../loaded";
import type { Part, PartPage } from "./find-parts";

interface FoundPartsProps {
  found: UseQueryResult<PartPage>;
  /** Returns the word on a part's button. Only "Add" can be pressed. */
  labelOf: (part: Part) => string;
  onAdd: (part: Part) => void;
  /** Draws what is shown below a part's name. */
  verdictOf?: (part: Part) => ReactNode;
}

/** Show the parts that were found, each with its price, its stock and its button. */
export function FoundParts({ found, labelOf, onAdd, verdictOf }: FoundPartsProps) {
  return (
    <Loaded query={found} failure="The parts could not be loaded." skeleton={<Skeleton className="h-40" />}>
      {({ parts, total }) =>
        parts.length === 0 ? (
          <p className="text-muted">No part matches.</p>
        ) : (
          <div aria-busy={found.isPlaceholderData || undefined}>
            <ul aria-label="Parts found" className="border-line border-t">
              {parts.map((part) => (
                <li
                  key={part.id}
                  className="flex min-h-12 flex-wrap items-center gap-x-4 border-line border-b py-1"
                >
                  <span className="min-w-0 flex-1 basis-48">
                    <span className="wrap-anywhere block font-semibold">{part.name}</span>
                    <span className="wrap-anywhere block text-muted">
                      {part.sku ? `${part.category} · ${part.sku}` : part.category}
                    </span>
                    {verdictOf?.(part)}
                  </span>
                  <span className="tabular">{formatPrice(part.price)}</span>
                  <span className="w-20 text-muted tabular sm:text-end">
                    {explainLead(1, part.inventory, part.leadDays) ?? `${part.inventory} in stock`}
                  </span>
                  <AddButton part={part} label={labelOf(part)} onAdd={onAdd} />
                </li>
              ))}
            </ul>
            {total > parts.length && (
              <p className="mt-2 text-muted">{total - parts.length} more match: type more of the name.</p>
            )}
          </div>
        )
      }
    </Loaded>
  );
}

interface AddButtonProps {
  part: Part;
  label: string;
  onAdd: (part: Part) => void;
}

function AddButton({ part, label, onAdd }: AddButtonProps) {
  return (
    <Button
      size="small"
      aria-label={`${label} ${part.name}`}
      disabled={label !== "Add"}
      onClick={() => onAdd(part)}
      className="ml-auto min-w-24"
    >
      {label}
    </Button>
  );
}
