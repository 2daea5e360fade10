import { Check, ShoppingCart } from "lucide-react";
import { useTimedFlag } from "@/shared/lib/use-timed-flag";
import { Button } from "@/shared/ui/button";
import { Icon } from "@/shared/ui/icon";
import { useAddItem } from "./use-add-item";

const ADDED_MS = 2000;

interface AddToCartProps {
  productId: string;
  quantity: number;
  /** There is none to be had. */
  soldOut: boolean;
  className?: string;
}

/** Idle, pending, "Added to Cart!" for 2 s, idle again. */
export function AddToCart({ productId, quantity, soldOut, className }: AddToCartProps) {
  const [added, raiseAdded] = useTimedFlag(ADDED_MS);
  const { mutate, isPending } = useAddItem();
  return (
    <>
      <Button
        variant="primary"
        disabled={soldOut}
        held={added}
        pending={isPending}
        pendingLabel="Adding…"
        onClick={() => mutate({ productId, quantity }, { onSuccess: raiseAdded })}
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
