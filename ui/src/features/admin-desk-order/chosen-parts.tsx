import { useRef } from "react";
import { formatCents, toCents } from "@/shared/lib/money";
import type { Lines } from "./desk-draft";
import { DeskLine } from "./desk-line";
import type { Part } from "./find-parts";

interface ChosenPartsProps {
  parts: Part[];
  lines: Lines;
  error: string | undefined;
  onChange: (productId: string, quantity: number) => void;
}

/** What is ordered so far. The sums with delivery and tax are the server's: the order shows them. */
export function ChosenParts({ parts, lines, error, onChange }: ChosenPartsProps) {
  const section = useRef<HTMLElement>(null);
  const chosen = [...lines].flatMap(([id, quantity]) => {
    const part = parts.find((each) => each.id === id);
    return part ? [{ part, quantity }] : [];
  });
  const goods = chosen.reduce((sum, { part, quantity }) => sum + toCents(part.price) * quantity, 0);
  const remove = (id: string) => {
    onChange(id, 0);
    section.current?.focus();
  };
  return (
    <section ref={section} tabIndex={-1} aria-labelledby="lines-title" className="panel gap-3">
      <h2 id="lines-title" className="font-sans font-semibold text-body">
        The order
      </h2>
      {error && <p className="text-danger">{error}</p>}
      {chosen.length === 0 ? (
        <p className="text-muted">No parts yet. Find one above and add it.</p>
      ) : (
        <>
          <ul className="border-line border-t">
            {chosen.map(({ part, quantity }) => (
              <DeskLine
                key={part.id}
                part={part}
                quantity={quantity}
                onChange={(next) => onChange(part.id, next)}
                onRemove={() => remove(part.id)}
              />
            ))}
          </ul>
          <p className="flex justify-between gap-4 font-semibold">
            Goods <span className="tabular">{formatCents(goods)}</span>
          </p>
          <p className="text-muted">Delivery and tax follow the settings; the order shows them.</p>
        </>
      )}
    </section>
  );
}
