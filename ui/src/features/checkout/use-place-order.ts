import { useMutation } from "@tanstack/react-query";
import { ApiError, serverMessage } from "@/shared/api/api-error";
import { toast } from "@/shared/ui/toast-store";
import { type PlacedOrder, placeOrder } from "./place-order";

const SHORT_ID = 8;
/** Statuses whose server message helps the customer; any other gets a general text. */
const EXPLAINED_STATUSES = [400, 404, 409, 429, 503];

interface Outcomes {
  onPlaced: (placed: PlacedOrder) => void;
  /** The cart may have changed, so the server's present one should be read. */
  onRefused: () => void;
}

export function usePlaceOrder({ onPlaced, onRefused }: Outcomes) {
  const placing = useMutation({
    mutationFn: placeOrder,
    onSuccess: (placed) => {
      toast({
        title: "Order placed successfully!",
        description: `Order ID: ${placed.orderId.slice(0, SHORT_ID)}`,
      });
      onPlaced(placed);
    },
    onError: (error) => {
      toast({
        title: "Checkout failed",
        description: reasonOf(error),
        tone: "danger",
      });
      onRefused();
    },
  });
  return { ...placing, failure: placing.error ? reasonOf(placing.error) : undefined };
}

function reasonOf(error: Error): string {
  const sentence =
    error instanceof ApiError && EXPLAINED_STATUSES.includes(error.status) ? serverMessage(error) : undefined;
  return sentence ?? "Please try again or contact support";
}
