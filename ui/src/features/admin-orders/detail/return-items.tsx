import { useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { DialogForm, FormDialog } from "@/shared/admin/forms/form-dialog";
import { serverMessage } from "@/shared/api/api-error";
import { toCents } from "@/shared/lib/money";
import { Button } from "@/shared/ui/button";
import { Input } from "@/shared/ui/input";
import type { AdminOrder, AdminOrderItem } from "../order-types";
import type { Returned } from "../payment/refund-order";
import { useReturnItems } from "./use-return-items";

/** Take back pieces of a completed order. */
export function ReturnItems({ order }: { order: AdminOrder }) {
  const [open, setOpen] = useState(false);
  if (order.items.every((item) => leftOf(item) === 0)) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>Take items back…</Button>
      <FormDialog
        open={open}
        onClose={() => setOpen(false)}
        title={`What came back from order ${order.orderNumber}?`}
        description="The items go back into stock. You can refund them next."
      >
        <ReturnForm order={order} />
      </FormDialog>
    </>
  );
}

function leftOf({ quantity, returned }: AdminOrderItem): number {
  return quantity - returned;
}

/** Take pieces back, and go on to the refund for them, where some of the money is still here. */
function ReturnForm({ order }: { order: AdminOrder }) {
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const giveBack = useReturnItems(order, ({ refundable }, { items: back, note }) => {
    if (toCents(refundable) === 0) return;
    const returned: Returned = {
      pieces: Object.fromEntries(back.map(({ itemId, quantity }) => [itemId, Number(quantity)])),
      reason: note ?? "",
    };
    navigate("", { replace: true, state: { ...(state ?? {}), returned, keepScroll: true } });
  });
  const [pieces, setPieces] = useState<Record<string, string>>({});
  const items = Object.entries(pieces)
    .map(([itemId, typed]) => ({ itemId, quantity: Number(typed) }))
    .filter(({ quantity }) => quantity !== 0);
  const save = (form: HTMLFormElement) => {
    const note = String(new FormData(form).get("note")).trim();
    return giveBack.mutateAsync({ items, ...(note && { note }), updatedAt: order.updatedAt });
  };
  const { error } = giveBack;
  return (
    <DialogForm
      onSave={save}
      saveLabel="Put back into stock"
      disabled={items.length === 0}
      failure={error ? (serverMessage(error) ?? "Nothing was changed. Please try again.") : undefined}
    >
      <ul className="grid gap-3">
        {order.items.map((item) => (
          <ReturnLine
            key={item.id}
            item={item}
            typed={pieces[item.id] ?? "0"}
            onType={(typed) => setPieces({ ...pieces, [item.id]: typed })}
          />
        ))}
      </ul>
      <Input
        name="note"
        aria-label="Note"
        placeholder="Why, for yourself (optional)"
        autoComplete="off"
        maxLength={1000}
      />
    </DialogForm>
  );
}

interface ReturnLineProps {
  item: AdminOrderItem;
  typed: string;
  onType: (typed: string) => void;
}

function ReturnLine({ item, typed, onType }: ReturnLineProps) {
  const left = leftOf(item);
  return (
    <li className="flex items-center justify-between gap-4">
      <span className="min-w-0 wrap-anywhere">{item.productName}</span>
      <span className="flex shrink-0 items-center gap-2">
        <Input
          type="number"
          aria-label={`Quantity of ${item.productName}`}
          min={0}
          max={left}
          value={typed}
          disabled={left === 0}
          onChange={({ target }) => onType(target.value)}
          className="w-20"
        />
        <span className="text-muted tabular">of {left}</span>
      </span>
    </li>
  );
}
