import { useRef } from "react";
import type { Part } from "./find-parts";
import type { DeliveryMethod, Lines } from "./manual-order-draft";
import { ManualOrderLine } from "./manual-order-line";
import { OrderPreviewPanel } from "./order-preview-panel";
import { useOrderPreview } from "./use-order-preview";

interface ChosenPartsProps {
  parts: Part[];
  lines: Lines;
  method: DeliveryMethod;
  isPlacing: boolean;
  error: string | undefined;
  onChange: (productId: string, quantity: number) => void;
}

/** What is ordered so far, with what the server makes of it. */
export function ChosenParts({ parts, lines, method, isPlacing, error, onChange }: ChosenPartsProps) {
  const sums = useOrderPreview(lines, method, isPlacing);
  const section = useRef<HTMLElement>(null);
  const chosen = [...lines].flatMap(([id, quantity]) => {
    const part = parts.find((each) => each.id === id);
    return part ? [{ part, quantity }] : [];
  });
  const amountOf = (id: string, quantity: number) =>
    sums.data?.items.find((item) => item.productId === id && item.quantity === quantity)?.subtotal;
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
              <ManualOrderLine
                key={part.id}
                part={part}
                quantity={quantity}
                amount={amountOf(part.id, quantity)}
                onChange={(next) => onChange(part.id, next)}
                onRemove={() => remove(part.id)}
              />
            ))}
          </ul>
          <OrderPreviewPanel sums={sums} />
        </>
      )}
    </section>
  );
}
