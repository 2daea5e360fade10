import type { CartItem } from "@/shared/api/types";
import { Checkbox } from "@/shared/ui/forms/checkbox";
import { verdictWords } from "@/shared/vehicle/verdict-words";

interface UnfitBoxProps {
  items: CartItem[];
  agreed: boolean;
  onAgree: (agreed: boolean) => void;
}

/** Ask about the lines that do not fit their vehicle. It never prevents the order. */
export function UnfitBox({ items, agreed, onAgree }: UnfitBoxProps) {
  return (
    <section aria-labelledby="unfit" className="flex flex-col gap-3 border-warn border-l-2 pl-4">
      <h3 id="unfit" className="font-sans font-semibold text-body">
        These parts do not fit the vehicle you chose
      </h3>
      <ul className="flex flex-col gap-2 text-small">
        {items.map(({ id, product, vehicle, fit }) => (
          <li key={id}>
            <span className="font-semibold">{product.name}</span>
            <span className="block text-muted">
              {vehicle && fit && verdictWords(fit, { name: vehicle.label, year: null })}
            </span>
          </li>
        ))}
      </ul>
      <Checkbox
        label="Order them anyway"
        checked={agreed}
        onChange={({ target }) => onAgree(target.checked)}
      />
    </section>
  );
}
