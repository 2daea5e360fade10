import { useQuery } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useRef } from "react";
import type { Part } from "@/shared/admin/parts/find-parts";
import { apiKey, reading } from "@/shared/api/query-client";
import { mostOf } from "@/shared/lib/lead-words";
import { Stepper } from "@/shared/ui/controls/stepper";
import { IconButton } from "@/shared/ui/icon-button";
import type { AdminOrder } from "../order-types";
import { AddPart } from "./add-part";
import { type DraftLine, type OrderDraft, partOf, priceEach } from "./order-draft";

interface EditLinesProps {
  draft: OrderDraft;
  /** The order as it was read. Its own pieces are not in stock any more. */
  base: AdminOrder;
  error: string | undefined;
  onChange: (lines: DraftLine[]) => void;
}

/** Edit the quantity of each line. Lines can be removed, and products added. */
export function EditLines({ draft: { lines }, base, error, onChange }: EditLinesProps) {
  const list = useRef<HTMLFieldSetElement>(null);
  const ownOf = (part: string) => base.items.find((item) => partOf(item) === part)?.quantity ?? 0;
  const set = (part: string, quantity: number) =>
    onChange(lines.map((line) => (partOf(line) === part ? { ...line, quantity } : line)));
  const remove = (part: string) => {
    onChange(lines.filter((line) => partOf(line) !== part));
    list.current?.focus();
  };
  return (
    <fieldset ref={list} tabIndex={-1} data-quiet-focus className="flex min-w-0 flex-col gap-3">
      <legend className="mb-3 font-semibold">Items</legend>
      {error && <p className="text-danger">{error}</p>}
      {lines.length === 0 && <p className="text-danger">An order needs at least one line.</p>}
      <ul className="border-line border-t empty:hidden">
        {lines.map((line) => (
          <li
            key={partOf(line)}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-b py-2"
          >
            <span className="min-w-0 flex-1 basis-48">
              <span className="wrap-anywhere block font-semibold">{line.name}</span>
              <span className="text-muted tabular">{priceEach(line)}</span>
            </span>
            <LineStepper line={line} own={ownOf(partOf(line))} onChange={set} />
            <IconButton icon={Trash2} label={`Remove ${line.name}`} onClick={() => remove(partOf(line))} />
          </li>
        ))}
      </ul>
      <AddPart
        has={(id) => lines.some((line) => partOf(line) === id)}
        onAdd={(part) => onChange([...lines, lineOf(part, base)])}
      />
    </fieldset>
  );
}

interface LineStepperProps {
  line: DraftLine;
  /** The pieces that the order has already. */
  own: number;
  onChange: (part: string, quantity: number) => void;
}

function LineStepper({ line, own, onChange }: LineStepperProps) {
  const { name, quantity } = line;
  const most = useStock(line, own);
  return (
    <Stepper
      label={`Quantity of ${name}`}
      value={quantity}
      min={1}
      {...(most !== undefined && { max: most })}
      onChange={(next) => onChange(partOf(line), next)}
    />
  );
}

/** Return the largest quantity of a line: its own pieces and those that are left; unknown while that is read. */
function useStock({ productId, optionId }: DraftLine, own: number): number | undefined {
  const product = useQuery({
    ...reading(apiKey(`/api/admin/products/${productId}`)),
    refetchOnMount: "always",
  });
  const options = useQuery({
    ...reading(apiKey(`/api/admin/products/${productId}/options`)),
    enabled: optionId !== null,
    refetchOnMount: "always",
  });
  const found = optionId ? options.data?.find(({ id }) => id === optionId) : product.data;
  // A product that is gone has none left.
  const { inventory, promised } = found ?? { inventory: 0, promised: 0 };
  const leadDays = (found && product.data?.leadDays) ?? null;
  if (product.isPending || (optionId && options.isPending)) return undefined;
  return own + mostOf({ inventory: inventory - promised, leadDays });
}

/** Return a line of one piece. A line that was just removed returns as it was. */
function lineOf({ id, productId, optionId, name, price }: Part, base: AdminOrder): DraftLine {
  const item = base.items.find((each) => partOf(each) === id);
  if (!item) return { itemId: undefined, productId, optionId, name, unitPrice: price, quantity: 1 };
  const { productName, unitPrice, quantity } = item;
  return { itemId: item.id, productId, optionId, name: productName, unitPrice, quantity };
}
