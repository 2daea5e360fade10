import type { UseQueryResult } from "@tanstack/react-query";
import { OrderSums } from "@/shared/admin/order-sums";
import { serverMessage } from "@/shared/api/api-error";
import { Button } from "@/shared/ui/button";
import type { OrderPreview } from "./use-order-preview";

/** The server's sums of the order as it stands, or why it could not be placed like this. */
export function OrderPreviewPanel({ sums }: { sums: UseQueryResult<OrderPreview> }) {
  const { data, error, isPlaceholderData, refetch } = sums;
  const refusal = serverMessage(error);
  return (
    <div aria-live="polite" aria-busy={isPlaceholderData || undefined} aria-label="Sums" role="status">
      {refusal && <p className="border-danger border-l-2 pl-3 text-danger">{refusal}</p>}
      {error && !refusal && (
        <p className="flex flex-wrap items-center gap-3 text-danger">
          The sums could not be reckoned.
          <Button size="small" onClick={() => refetch()}>
            Retry
          </Button>
        </p>
      )}
      {data && !error && (
        // Below the amounts of the lines, which end before their buttons.
        <div className="pr-15">
          <OrderSums amounts={data} />
        </div>
      )}
    </div>
  );
}
