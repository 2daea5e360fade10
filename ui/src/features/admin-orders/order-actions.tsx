import { ArrowLeft, Printer } from "lucide-react";
import { useLocation } from "react-router-dom";
import { Button } from "@/shared/ui/button";
import { ButtonLink } from "@/shared/ui/button-link";
import { Icon } from "@/shared/ui/icon";
import { EditOrder } from "./edit-order";
import type { AdminOrder } from "./order-types";

/** Beside the headline: back to the list as it was left; the rest needs the order. */
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
