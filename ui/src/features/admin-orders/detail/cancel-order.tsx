import { useState } from "react";
import { Button } from "@/shared/ui/button";
import { Dialog } from "@/shared/ui/dialogs/dialog";
import type { AdminOrder } from "../order-types";
import { useChangeOrder } from "./use-change-order";

/** Cancels after asking. The way out is named "Keep order": two buttons with "Cancel" would be one too many. */
export function CancelOrder({ order }: { order: AdminOrder }) {
  const [confirming, setConfirming] = useState(false);
  const change = useChangeOrder(order.id);
  return (
    <>
      <Button variant="danger" onClick={() => setConfirming(true)}>
        Cancel order
      </Button>
      <Dialog
        open={confirming}
        onClose={() => setConfirming(false)}
        busy={change.isPending}
        title={`Cancel order ${order.orderNumber}?`}
        description={<WhatHappens order={order} />}
      >
        <div className="flex flex-wrap justify-end gap-3">
          <Button disabled={change.isPending} onClick={() => setConfirming(false)}>
            Keep order
          </Button>
          <Button
            variant="danger"
            pending={change.isPending}
            pendingLabel="Cancelling…"
            onClick={() => change.mutate({ status: "cancelled" })}
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
      <p>The stock goes back:</p>
      <ul className="my-2">
        {order.items.map(({ id, quantity, productName }) => (
          <li key={id}>{`${quantity} × ${productName}`}</li>
        ))}
      </ul>
      <p>This cannot be undone: a cancelled order cannot be taken up again.</p>
    </>
  );
}
