import { ShoppingCart } from "lucide-react";
import { ButtonLink } from "@/shared/ui/button";
import { EmptyState } from "@/shared/ui/empty-state";

export function EmptyCheckout() {
  return (
    <EmptyState
      icon={ShoppingCart}
      title="Your cart is empty"
      action={
        <ButtonLink to="/shop" variant="primary">
          Browse Shop
        </ButtonLink>
      }
    >
      Add some parts before checking out.
    </EmptyState>
  );
}
