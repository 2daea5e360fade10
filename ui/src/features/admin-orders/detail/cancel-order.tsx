import { useState } from "react";
import { formatPrice, toCents } from "@/shared/lib/money";
import { Button } from "@/shared/ui/button";
import { Dialog } from "@/shared/ui/dialogs/dialog";
import type { AdminOrder } from "../order-types";
import { isOpenWithdrawal } from "../withdrawal-note";
import { useChangeOrder } from "./use-change-order";

/**
 * Cancel an order after asking. The other button is "Keep order", because two buttons with "Cancel" would be
 * one too many.
 */
export function CancelOrder({ order }: { order: AdminOrder }) {
  // The question is about this order: a step that is taken elsewhere while it is open makes another order.
  const [asked, setAsked] = useState<AdminOrder>();
  const change = useChangeOrder(order.id);
  const close = () => setAsked(undefined);
  return (
    <>
      <Button variant="danger" onClick={() => setAsked(order)}>
        Cancel order
      </Button>
      <Dialog
        open={asked !== undefined}
        onClose={close}
        busy={change.isPending}
        title={`Cancel order ${order.orderNumber}?`}
        description={<WhatHappens order={asked ?? order} />}
      >
        <div className="dialog-buttons">
          <Button disabled={change.isPending} onClick={close}>
            Keep order
          </Button>
          <Button
            variant="danger"
            pending={change.isPending}
            pendingLabel="Cancelling…"
            onClick={() =>
              asked && change.mutate({ status: "cancelled", updatedAt: asked.updatedAt }, { onError: close })
            }
          >
            Cancel order
          </Button>
        </div>
      </Dialog>
    </>
  );
}

function WhatHappens({ order }: { order: AdminOrder }) {
  return (
    <>
      <p>Goes back into stock:</p>
      <ul className="my-2">
        {order.items.map(({ id, quantity, productName }) => (
          <li key={id}>{`${quantity} × ${productName}`}</li>
        ))}
      </ul>
      {isOpenWithdrawal(order) && (
        <p className="mb-2">
          It settles the customer's withdrawal.
          {toCents(order.refundable) > 0 &&
            ` ${formatPrice(order.refundable)} is then still to be paid back.`}
        </p>
      )}
      <p>You cannot undo this: a cancelled order cannot be reopened.</p>
    </>
  );
}
