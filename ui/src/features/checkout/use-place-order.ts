import { useMutation } from "@tanstack/react-query";
import { ApiError, serverMessage } from "@/shared/api/api-error";
import { toast } from "@/shared/ui/toast-store";
import { isRefused, type PlacedOrder, placeOrder } from "./place-order";

const SHORT_ID = 8;
/** Statuses whose server message helps the customer; any other gets a general text. */
const EXPLAINED_STATUSES = [400, 404, 409, 429, 503];

const ASK_AGAIN = "Please press the button again: that never makes a second order.";

/** What came of the last attempt, until the next. */
export interface Failure {
  title: string;
  text: string;
}

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
  return { ...placing, failure: placing.error ? describe(placing.error) : undefined };
}

/** Say whether there is an order, and what to do. */
function describe(error: Error): Failure {
  return isRefused(error)
    ? { title: "Your order was not placed", text: reasonOf(error) }
    : { title: "We do not know yet whether your order was placed", text: ASK_AGAIN };
}

function reasonOf(error: Error): string {
  const sentence =
    error instanceof ApiError && EXPLAINED_STATUSES.includes(error.status) ? serverMessage(error) : undefined;
  return sentence ?? "Please try again or contact support";
}
