import { ArrowLeft, Pencil, Printer } from "lucide-react";
import { useState } from "react";
import { useLocation } from "react-router-dom";
import { Button, ButtonLink } from "@/shared/ui/button";
import { Icon } from "@/shared/ui/icon";
import type { AdminOrder } from "../order-types";
import { EditOrderDialog } from "./edit-order-dialog";

/** Show the actions beside the headline: back to the list as it was left, and those that need the order. */
export function OrderActions({ order }: { order: AdminOrder | undefined }) {
  const { list = "" } = (useLocation().state ?? {}) as { list?: string };
  return (
    <>
      <ButtonLink size="small" variant="ghost" to={`/admin/orders${list}`}>
        <Icon of={ArrowLeft} className="size-4" />
        All orders
      </ButtonLink>
      {order && <EditOrder order={order} />}
      {order && (
        <Button size="small" onClick={() => window.print()}>
          <Icon of={Printer} className="size-4" />
          Print packing slip
        </Button>
      )}
    </>
  );
}

/** Correct an order that has not left. What is being typed is not lost when a step is taken elsewhere. */
function EditOrder({ order }: { order: AdminOrder }) {
  const [open, setOpen] = useState(false);
  const [times, setTimes] = useState(0);
  const begin = () => {
    setTimes(times + 1);
    setOpen(true);
  };
  if (!order.canBeCorrected && !open) return null;
  return (
    <>
      <Button size="small" onClick={begin}>
        <Icon of={Pencil} className="size-4" />
        Change
      </Button>
      <EditOrderDialog key={times} order={order} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
