import { useIsMutating } from "@tanstack/react-query";
import { ShoppingCart } from "lucide-react";
import { type RefObject, Suspense, useEffect, useRef } from "react";
import type { Cart } from "@/shared/api/types";
import { useHydrated } from "@/shared/lib/use-hydrated";
import { ButtonLink } from "@/shared/ui/button";
import { EmptyState } from "@/shared/ui/empty-state";
import { Loading, Skeleton } from "@/shared/ui/skeleton";
import { CartLine } from "./cart-line";
import { CartSummary } from "./cart-summary";
import { CART_ADDITION } from "./changes/cart-mutation";
import { useCart } from "./state/use-cart";

/** Show the whole cart, its lines and its sums, or that it is empty. */
export function CartContents() {
  const page = useRef<HTMLDivElement>(null);
  const { data: cart, isLoading: isBeingRead } = useCart();
  // Only the browser knows whether there is a cart, so the frame that the server sends does not say it.
  const isBeforeCart = !useHydrated() || isBeingRead;
  const items = cart?.items ?? [];
  // On a slow line somebody may be here before what they have added is.
  const isBeforeItem = useIsMutating({ mutationKey: CART_ADDITION }) > 0 && items.length === 0;
  const isLoading = isBeforeCart || isBeforeItem;
  const focusAfterRemoval = useFocusAfterRemoval(page, items.length);
  return (
    <div ref={page}>
      <h1 tabIndex={-1} data-quiet-focus="" className="headline mb-8 text-h1">
        Your Cart
      </h1>
      {isLoading && <CartSkeleton />}
      {!isLoading && items.length === 0 && <EmptyCart />}
      {cart && items.length > 0 && (
        <Suspense fallback={<CartSkeleton />}>
          <FilledCart cart={cart} onRemoved={focusAfterRemoval} />
        </Suspense>
      )}
    </div>
  );
}

function FilledCart({ cart, onRemoved }: { cart: Cart; onRemoved: (index: number) => void }) {
  return (
    <div className="grid grid-cols-1 items-start gap-x-12 gap-y-8 lg:grid-cols-[1fr_22rem]">
      <ul className="border-line border-t">
        {cart.items.map((item, index) => (
          <CartLine key={item.id} item={item} onRemoved={() => onRemoved(index)} />
        ))}
      </ul>
      <CartSummary cart={cart} />
    </div>
  );
}

function EmptyCart() {
  return (
    <EmptyState
      icon={ShoppingCart}
      title="Your Cart is Empty"
      action={
        <ButtonLink to="/shop" variant="primary">
          Continue Shopping
        </ButtonLink>
      }
    >
      Find parts by your vehicle or by category.
    </EmptyState>
  );
}

/** Show the shape of the cart while it is read. */
function CartSkeleton() {
  return (
    <Loading what="cart" className="grid grid-cols-1 items-start gap-x-12 gap-y-8 lg:grid-cols-[1fr_22rem]">
      <Skeleton className="h-40" />
      <Skeleton className="h-96" />
    </Loading>
  );
}

/** Move the focus after a line was removed, to the next line's remove button or else to the heading. */
function useFocusAfterRemoval(page: RefObject<HTMLElement | null>, lines: number) {
  const removed = useRef<number>(undefined);
  const shown = useRef(lines);
  useEffect(() => {
    const fewer = lines < shown.current;
    shown.current = lines;
    if (!fewer || removed.current === undefined) return;
    const next = page.current?.querySelectorAll<HTMLElement>("[data-remove]")[removed.current];
    (next ?? page.current?.querySelector<HTMLElement>("h1"))?.focus();
    removed.current = undefined;
  }, [page, lines]);
  return (index: number) => {
    removed.current = index;
  };
}
