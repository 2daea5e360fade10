import { Trash2 } from "lucide-react";
import { formatPrice } from "@/shared/lib/money";
import { IconButton } from "@/shared/ui/icon-button";
import { Stepper } from "@/shared/ui/stepper";
import type { Part } from "./find-parts";

interface ManualOrderLineProps {
  part: Part;
  quantity: number;
  /** The server's; unknown while it is asked, or when it refuses. */
  amount: string | undefined;
  onChange: (quantity: number) => void;
  onRemove: () => void;
}

export function ManualOrderLine({ part, quantity, amount, onChange, onRemove }: ManualOrderLineProps) {
  const { name, price, inventory } = part;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-b py-2">
      <span className="min-w-0 flex-1 basis-48">
        <span className="block font-semibold">{name}</span>
        <span className="text-muted tabular">{formatPrice(price)} each</span>
        {quantity > inventory && (
          <span className="block text-danger">
            {inventory === 0 ? "None left in stock" : `Only ${inventory} left in stock`}
          </span>
        )}
      </span>
      <Stepper label={`Quantity of ${name}`} value={quantity} min={1} max={inventory} onChange={onChange} />
      <span className="w-24 text-end tabular max-sm:flex-1">{amount ? formatPrice(amount) : "…"}</span>
      <IconButton icon={Trash2} label={`Remove ${name}`} onClick={onRemove} />
    </li>
  );
}
