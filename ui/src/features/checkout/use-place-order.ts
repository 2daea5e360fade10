import { useMutation } from "@tanstack/react-query";
import { serverMessage } from "@/shared/api/api-error";
import { toast } from "@/shared/ui/toast-store";
import { type PlacedOrder, placeOrder } from "./place-order";

const SHORT_ID = 8;

interface Outcomes {
  onPlaced: (placed: PlacedOrder) => void;
  /** The cart may not be what it was: the server's present one should be read. */
  onRefused: () => void;
}

export function usePlaceOrder({ onPlaced, onRefused }: Outcomes) {
  return useMutation({
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
        description: serverMessage(error) ?? "Please try again or contact support",
        tone: "danger",
      });
      onRefused();
    },
  });
}
