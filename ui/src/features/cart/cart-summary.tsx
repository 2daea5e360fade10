import { useIsMutating } from "@tanstack/react-query";
import { Suspense } from "react";
import { useNavigate } from "react-router-dom";
import type { Cart } from "@/shared/api/types";
import { placeWord, useSettings } from "@/shared/api/use-settings";
import { cx } from "@/shared/lib/cx";
import { freeShippingNote } from "@/shared/order/free-shipping-note";
import { OrderAmounts } from "@/shared/order/order-amounts";
import { ButtonLink } from "@/shared/ui/button";
import { part } from "@/shared/ui/part";
import { PartBoundary } from "@/shared/ui/part-boundary";
import { WhenClosed } from "@/shared/ui/when-closed";
import { CartProblems, problemsOf } from "./cart-problems";
import { cartAmounts } from "./changes/cart-amounts";
import { CART_MUTATION } from "./changes/cart-mutation";

// Most shops have no codes.
const { Part: DiscountCode } = part(() => import("./discount/discount-code"));

/** Show the cart's sums and the links onward. The sums are dimmed while a change is being sent. */
export function CartSummary({ cart }: { cart: Cart }) {
  const changing = useIsMutating({ mutationKey: CART_MUTATION }) > 0;
  const settings = useSettings();
  const note = freeShippingNote(settings);
  return (
    <section
      aria-label="Order summary"
      className="flex flex-col gap-6 rounded-card border border-line bg-surface p-6 lg:sticky lg:top-28"
    >
      <h2 className="headline text-h3">Order Summary</h2>
      <div aria-busy={changing} className={cx("transition-opacity", changing && "opacity-60")}>
        <OrderAmounts {...cartAmounts(cart)} />
      </div>
      {(cart.takesCodes || cart.discount) && (
        <PartBoundary>
          <Suspense fallback={<div className="min-h-11" />}>
            <DiscountCode cart={cart} />
          </Suspense>
        </PartBoundary>
      )}
      <WhenClosed />
      <div className="flex flex-col gap-3">
        {!settings.closed && <WayToCheckout items={cart.items} />}
        <ButtonLink to="/shop">Continue Shopping</ButtonLink>
      </div>
      {note && <p className="text-muted text-small">{note}</p>}
      {isCollectable(cart) && (
        <p className="text-muted text-small">{`Collection from the ${placeWord(settings)} is free: choose it at checkout.`}</p>
      )}
    </section>
  );
}

/** Link to the checkout, unless a line has too little in stock. */
function WayToCheckout({ items }: Pick<Cart, "items">) {
  const navigate = useNavigate();
  const problems = problemsOf(items);
  if (problems.length === 0) {
    return (
      <ButtonLink to="/checkout" variant="primary">
        Proceed to Checkout
      </ButtonLink>
    );
  }
  const isAll = items.every(({ mostPerOrder }) => mostPerOrder === 0);
  return <CartProblems problems={problems} isAll={isAll} onSolved={() => !isAll && navigate("/checkout")} />;
}

function isCollectable({ delivery }: Cart): boolean {
  return delivery?.methods.some(({ method }) => method === "collection") ?? false;
}
