import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Check, ShoppingCart } from "lucide-react";
import { useEffect, useRef } from "react";
import { SETTINGS_KEY } from "@/shared/api/use-settings";
import { useTimedFlag } from "@/shared/lib/use-timed-flag";
import { Button } from "@/shared/ui/button";
import { Icon } from "@/shared/ui/icon";
import { useToasts } from "@/shared/ui/toast-store";
import { addItem, CartNotCreated } from "./changes/add-item";
import { CART_ADDITION, CART_SCOPE, refreshCart, tellFailure } from "./changes/cart-mutation";

const ADDED_MS = 2000;

/** The toast of the last failure. It goes when a product is added, by whichever button of the page. */
let failure: string | undefined;

interface AddToCartProps {
  productId: string;
  optionId: string | undefined;
  quantity: number;
  /** None is left. */
  soldOut: boolean;
  className?: string;
}

/** Show a button that is idle, pending, "Added to Cart!" for 2 s, and idle again. */
export function AddToCart({ productId, optionId, quantity, soldOut, className }: AddToCartProps) {
  const [added, raiseAdded] = useTimedFlag(ADDED_MS);
  const { mutate, isPending } = useAddItem();
  // A second press may come before the button is drawn as held.
  const busy = useRef(false);
  useEffect(() => {
    if (!added) busy.current = false;
  }, [added]);
  const add = () => {
    if (busy.current) return;
    busy.current = true;
    const onError = () => {
      busy.current = false;
    };
    mutate({ productId, quantity, ...(optionId && { optionId }) }, { onSuccess: raiseAdded, onError });
  };
  return (
    <>
      <Button
        variant="primary"
        disabled={soldOut}
        held={added}
        pending={isPending}
        pendingLabel="Adding…"
        onClick={add}
        className={className}
      >
        <span className={added ? "contents text-ok" : "contents"}>
          <Icon of={added ? Check : ShoppingCart} />
          {added ? "Added to Cart!" : "Add to Cart"}
        </span>
      </Button>
      <p role="status" className="sr-only">
        {added && `${quantity} added to your cart.`}
      </p>
    </>
  );
}

function useAddItem() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: CART_ADDITION,
    scope: CART_SCOPE,
    mutationFn: addItem,
    onSuccess: () => {
      if (failure) useToasts.getState().dismiss(failure);
      failure = undefined;
    },
    onError: (error) => {
      failure =
        error instanceof CartNotCreated
          ? tellFailure(error.message, error.cause)
          : tellFailure("Failed to add item to cart", error);
      // The shop may have closed meanwhile.
      client.invalidateQueries({ queryKey: SETTINGS_KEY });
    },
    onSettled: () => {
      refreshCart(client);
    },
  });
}
