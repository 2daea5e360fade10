import { useQueryClient } from "@tanstack/react-query";
import { Suspense } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { askForOption, CartProblems, problemsOf } from "@/features/cart/cart-problems";
import { cartAmounts, lineTotal, whyNoDiscount } from "@/features/cart/changes/cart-amounts";
import { refreshCart } from "@/features/cart/changes/cart-mutation";
import { useCartId } from "@/features/cart/state/cart-id";

import { useHeldCart } from "@/features/cart/use-held-cart";
import { readAttempt, useUnansweredOrder } from "@/features/checkout/attempt";
import { CheckoutSkeleton } from "@/features/checkout/checkout-skeleton";
import { EmptyCheckout } from "@/features/checkout/empty-checkout";
import { OrderConfirmed } from "@/features/checkout/order-confirmed";
import type { PlacedOrder } from "@/features/checkout/place-order";
import { usePlaceOrder } from "@/features/checkout/use-place-order";

import type { Cart, CartItem, DeliveryMethod } from "@/shared/api/types";
import { SETTINGS_KEY } from "@/shared/api/use-settings";
import { explainLead } from "@/shared/lib/lead-words";
import { useHydrated } from "@/shared/lib/use-hydrated";
import { usePageTitle } from "@/shared/lib/use-page-title";
import { OrderAmounts } from "@/shared/order/order-amounts";
import { SummaryLines } from "@/shared/order/summary-lines";
import { GuaranteeNotice } from "@/shared/ui/guarantee-notice";
import { part } from "@/shared/ui/part";
import { PartBoundary } from "@/shared/ui/part-boundary";

// The form's scripts are loaded with the cart, and the page does not wait for them.
const { Part: CheckoutForm, arrive } = part(() => import("@/features/checkout/checkout-form"));
arrive().catch(() => {});

/**
 * Show the checkout, or the order that was placed. The order is stored in the entry of the history, so that a
 * reload shows it too.
 */
export default function CheckoutPage() {
  const placed = (useLocation().state as { placed?: PlacedOrder } | null)?.placed;
  return (
    <div className="page-width page-top min-h-dvh pb-24">
      {placed ? <OrderConfirmed placed={placed} /> : <Checkout />}
    </div>
  );
}

function Checkout() {
  usePageTitle("Checkout");
  return (
    <>
      <h1 className="headline mb-8 text-h1">Checkout</h1>
      <CheckoutBody />
    </>
  );
}

function CheckoutBody() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { mutate, mutateAsync, isPending, error, failure, reset } = usePlaceOrder({
    onPlaced: (placed) => {
      useCartId.getState().forget();
      navigate("/checkout", { replace: true, state: { placed } });
      // The order is still shown after a return from the card's page. The content security policy allows no
      // form to lead there.
      if (placed.payment.url) window.location.assign(placed.payment.url);
    },
    onRefused: () => {
      refreshCart(client);
      client.invalidateQueries({ queryKey: SETTINGS_KEY });
    },
  });
  const hydrated = useHydrated();
  const { cart, isLoading, isSpent } = useHeldCart(isPending);
  useUnansweredOrder(isSpent && !isPending, error, mutate);
  // Only the browser knows whether there is a cart, so the frame that the server sends does not say it.
  if (!hydrated || isLoading) return <CheckoutSkeleton />;
  if (!cart || cart.items.length === 0) return isPending ? <CheckoutSkeleton /> : <EmptyCheckout />;
  return (
    <PartBoundary>
      <Suspense fallback={<CheckoutSkeleton />}>
        <CheckoutForm
          items={cart.items}
          details={readAttempt()?.details}
          offered={cart.delivery?.methods ?? []}
          onSubmit={(details) =>
            mutateAsync({
              cartId: cart.id,
              details,
              expectedTotal: cartAmounts(cart, details.deliveryMethod).total,
            })
          }
          pending={isPending}
          problems={askAbout(cart, reset)}
          unfit={cart.items.filter(({ fit, mostPerOrder }) => fit?.verdict === "no" && mostPerOrder > 0)}
          failure={failure}
          summary={(method) => <CartSummaryLines cart={cart} method={method} />}
        />
      </Suspense>
    </PartBoundary>
  );
}

/** Return the cart's problems, if any. Solving one clears the last refusal. */
function askAbout({ items }: Cart, forgetRefusal: () => void) {
  const problems = problemsOf(items);
  if (problems.length === 0) return undefined;
  const isAll = items.every(({ mostPerOrder }) => mostPerOrder === 0);
  return (onSolved: () => void) => (
    <CartProblems
      problems={problems}
      isAll={isAll}
      onSolved={() => {
        forgetRefusal();
        onSolved();
      }}
    />
  );
}

/** Return why a line is not counted, if it is not. */
function whyMissing({ mostPerOrder, optionName, product: { needsOption } }: CartItem): string | undefined {
  if (needsOption) return askForOption(optionName);
  return mostPerOrder === 0 ? "Sold out" : undefined;
}

/** Return when a line is ready, and that it cannot be withdrawn from. */
function noteOn({ quantity, product }: CartItem): string | undefined {
  const lead = explainLead(quantity, product.inventory, product.leadDays);
  const made = product.madeToOrder === 1 && "Made to order: you cannot withdraw from this purchase";
  return [lead, made].filter(Boolean).join(". ") || undefined;
}

function CartSummaryLines({ cart, method }: { cart: Cart; method: DeliveryMethod }) {
  const lines = cart.items.map((item) => ({
    id: item.id,
    name: item.product.name,
    quantity: item.quantity,
    amount: lineTotal(item),
    missing: whyMissing(item),
    note: noteOn(item),
  }));
  const reason = whyNoDiscount(cart, method);
  return (
    <>
      <h2 className="headline text-h3">Order Summary</h2>
      <SummaryLines lines={lines} />
      <div>
        <OrderAmounts {...cartAmounts(cart, method)} />
        <div role="status">{reason && <p className="mt-3 text-small text-warn">{reason}</p>}</div>
      </div>
      <GuaranteeNotice />
    </>
  );
}
