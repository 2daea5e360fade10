import { Pencil } from "lucide-react";
import { useState } from "react";
import { Button } from "@/shared/ui/button";
import { Icon } from "@/shared/ui/icon";
import { EditOrderDialog } from "./edit-order-dialog";
import type { AdminOrder } from "./order-types";

/** Corrects an order that has not left. What is being typed stays even when a step is taken elsewhere. */
export function EditOrder({ order }: { order: AdminOrder }) {
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
        Edit order
      </Button>
      <EditOrderDialog key={times} order={order} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
