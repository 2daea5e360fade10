import { ApiError } from "@/shared/api/api-error";
import { request } from "@/shared/api/request";
import type { BegunPayment, Order } from "@/shared/api/types";
import { type Attempt, dropAttempt, keepAttempt } from "./attempt";
import type { CustomerDetails } from "./checkout-schema";
import { dropDetails } from "./stored-details";

/** Demo mode takes no payment, and the server ignores it. */
const MOCK_PAYMENT_INTENT = "mock_payment_intent";

export interface PlacedOrder {
  orderId: string;
  order: Order;
  payment: BegunPayment;
}

/** Place the order. Repeating it is safe: the same cart answers with the same order. */
export async function placeOrder(attempt: Attempt): Promise<PlacedOrder> {
  const { details, ...others } = attempt;
  keepAttempt(attempt);
  try {
    const placed = await request("/api/checkout/confirm", {
      method: "POST",
      body: { ...others, ...bodyOf(details), paymentIntentId: MOCK_PAYMENT_INTENT },
    });
    dropAttempt();
    dropDetails();
    return placed;
  } catch (error) {
    if (isRefused(error)) dropAttempt();
    throw error;
  }
}

/**
 * Return the request's body. Without a method it is a delivery. A postal address that was typed before
 * collection was chosen is not sent. A way of paying that is null means that none was asked for.
 */
function bodyOf({ deliveryMethod, ...details }: CustomerDetails) {
  return deliveryMethod === "collection" ? { ...details, deliveryMethod, shippingAddress: "" } : details;
}

/** Return whether the server has answered that there is no order. After anything else nobody knows. */
export function isRefused(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500;
}
