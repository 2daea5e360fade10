import { useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { DialogForm, FormDialog } from "@/shared/admin/forms/form-dialog";
import { creditableInvoice } from "@/shared/admin/money/document-draft";
import { serverMessage } from "@/shared/api/api-error";
import { toCents } from "@/shared/lib/money";
import { Button } from "@/shared/ui/button";
import { Input } from "@/shared/ui/input";
import type { AdminOrder, AdminOrderItem } from "../order-types";
import type { Pieces } from "../payment/payment-words";
import type { Returned } from "../payment/refund-order";
import { PiecesLine } from "../payment/refund-pieces";
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
        description={`The items go back into stock. ${sayWhatFollows(order)}`}
      >
        <ReturnForm order={order} />
      </FormDialog>
    </>
  );
}

/** Say what else the press does: an invoice is credited for what is owed no more. */
function sayWhatFollows({ documents, owed }: AdminOrder): string {
  const invoice = creditableInvoice({ documents });
  return invoice && toCents(owed) > 0
    ? `What is no longer to pay is credited on invoice ${invoice.name}.`
    : "You can refund them next.";
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
  const [pieces, setPieces] = useState<Pieces>({});
  const items = Object.entries(pieces)
    .map(([itemId, quantity]) => ({ itemId, quantity }))
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
          <PiecesLine
            key={item.id}
            name={item.productName}
            left={leftOf(item)}
            pieces={pieces[item.id] ?? 0}
            onChange={(chosen) => setPieces({ ...pieces, [item.id]: chosen })}
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
