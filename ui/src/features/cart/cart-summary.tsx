import { useIsMutating } from "@tanstack/react-query";
import type { Cart } from "@/shared/api/types";
import { cx } from "@/shared/lib/cx";
import { ButtonLink } from "@/shared/ui/button-link";
import { CART_MUTATION } from "./cart-mutation";
import { OrderAmounts } from "./order-amounts";

/** What the cart comes to, and the ways on. The sums step back while a change is on its way to the server. */
export function CartSummary({ cart }: { cart: Cart }) {
  const changing = useIsMutating({ mutationKey: CART_MUTATION }) > 0;
  return (
    <section
      aria-label="Order summary"
      className="flex flex-col gap-6 rounded-card border border-line bg-surface p-6 lg:sticky lg:top-28"
    >
      <h2 className="headline text-h3">Order Summary</h2>
      <div aria-busy={changing} className={cx("transition-opacity", changing && "opacity-60")}>
        <OrderAmounts {...cart} />
      </div>
      <div className="flex flex-col gap-3">
        <ButtonLink to="/checkout" variant="primary">
          Proceed to Checkout
        </ButtonLink>
        <ButtonLink to="/shop">Continue Shopping</ButtonLink>
      </div>
      <p className="text-muted text-small">Free shipping on orders over €500</p>
    </section>
  );
}
