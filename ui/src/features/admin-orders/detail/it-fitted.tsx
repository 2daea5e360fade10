import { FittedButtons } from "@/shared/admin/fitted/fitted-buttons";
import type { AdminOrder, AdminOrderItem } from "../order-types";
import { useFittedLine, useSayFitted } from "./use-fitted";

interface ItFittedProps {
  order: AdminOrder;
  item: AdminOrderItem;
}

/** Show below a line of a completed order where its part was fitted, and the buttons that note it. */
export function ItFitted({ order, item }: ItFittedProps) {
  const line = useFittedLine(order, item);
  const say = useSayFitted(order, item);
  if (order.status !== "completed" || item.returned >= item.quantity) return null;
  return (
    // It has the same height while it is read.
    <div className="mt-1 flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 text-start md:ms-17">
      {line && (
        <FittedButtons
          line={line}
          name={item.productName}
          pending={say.isPending}
          onSay={(modelId, onSuccess) => say.mutate(modelId, onSuccess && { onSuccess })}
        />
      )}
    </div>
  );
}
