import type { Cart, CartItem, DeliveryMethod } from "@/shared/api/types";
import { toCents } from "@/shared/lib/money";
import type { Amounts } from "@/shared/order/amount-rows";

/** Return the cart's sums for this delivery method. There is only one while the owner has set nothing. */
export function cartAmounts(cart: Cart, method: DeliveryMethod = "delivery"): Amounts {
  const chosen = cart.delivery?.methods.find((each) => each.method === method);
  if (!chosen) return { ...cart, deliveryMethod: null, delivery: "0.00" };
  const { delivery, discount: amount, tax, total, taxes } = chosen;
  const discount = cart.discount && { ...cart.discount, amount };
  return { ...cart, deliveryMethod: method, delivery, discount, tax, total, taxes };
}

/** Return why the cart's code takes nothing off with this delivery method. */
export function whyNoDiscount(cart: Cart, method: DeliveryMethod): string | null {
  const chosen = cart.delivery?.methods.find((each) => each.method === method);
  return (chosen ? chosen.discountReason : cart.discount?.reason) ?? null;
}

/** Return the price of a line, in cents. */
export function lineTotal({ unitPrice, quantity }: Pick<CartItem, "unitPrice" | "quantity">): number {
  return toCents(unitPrice) * quantity;
}
