import { Checkbox } from "@/shared/ui/forms/checkbox";
import { Input } from "@/shared/ui/input";
import type { AdminOrder } from "../order-types";
import type { Pieces } from "./payment-words";

interface RefundPiecesProps {
  order: AdminOrder;
  pieces: Pieces;
  onPieces: (pieces: Pieces) => void;
  /** It is undefined where they are in stock again already. */
  restock: boolean | undefined;
  onRestock: (restock: boolean) => void;
}

/** Choose the pieces that the money is for, and whether they go into stock again. */
export function RefundPieces({ order, pieces, onPieces, restock, onRestock }: RefundPiecesProps) {
  const chosen = Object.values(pieces).some((quantity) => quantity > 0);
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-3 font-semibold text-small">
        For which items <span className="font-normal text-subtle">(optional)</span>
      </legend>
      <ul className="grid gap-3">
        {order.items.map(({ id, productName, quantity, refunded }) => (
          <PiecesLine
            key={id}
            name={productName}
            left={quantity - refunded}
            pieces={pieces[id] ?? 0}
            onChange={(chosen) => onPieces({ ...pieces, [id]: chosen })}
          />
        ))}
      </ul>
      {chosen && restock !== undefined && order.status !== "cancelled" && (
        <Checkbox
          label="The items are back: return them to stock"
          checked={restock}
          onChange={({ target }) => onRestock(target.checked)}
        />
      )}
    </fieldset>
  );
}

interface PiecesLineProps {
  name: string;
  /** So many can still be chosen. */
  left: number;
  pieces: number;
  onChange: (pieces: number) => void;
}

/** Choose how many pieces of an item go back. Only whole numbers can be typed. */
export function PiecesLine({ name, left, pieces, onChange }: PiecesLineProps) {
  return (
    <li className="flex items-center justify-between gap-4">
      <span className="min-w-0 wrap-anywhere">{name}</span>
      <span className="flex shrink-0 items-center gap-2">
        <Input
          type="number"
          aria-label={`Quantity of ${name}`}
          min={0}
          max={left}
          value={String(pieces)}
          disabled={left === 0}
          onChange={({ target }) => onChange(Math.max(0, Math.trunc(Number(target.value))))}
          className="w-20"
        />
        <span className="text-muted tabular">of {left}</span>
      </span>
    </li>
  );
}
