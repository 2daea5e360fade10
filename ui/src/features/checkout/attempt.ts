import { useEffect } from "react";
import type { CustomerDetails } from "./checkout-schema";

const STORAGE_KEY = "checkoutAttempt";

/** An order that was sent and of which no answer has come: it may or may not have been placed. */
export interface Attempt {
  cartId: string;
  details: CustomerDetails;
}

/** Kept in this tab alone, and only until the server's answer: it holds what the customer typed. */
export function keepAttempt(attempt: Attempt): void {
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify(attempt));
}

export function readAttempt(): Attempt | null {
  const stored = sessionStorage.getItem(STORAGE_KEY);
  return stored ? (JSON.parse(stored) as Attempt) : null;
}

export function dropAttempt(): void {
  sessionStorage.removeItem(STORAGE_KEY);
}

/**
 * The connection broke while the order was placed, and now its cart is spent: the order is there. Asking
 * once more only fetches its confirmation, as a cart never makes two orders.
 */
export function useUnansweredOrder(cartIsSpent: boolean, askAgain: (attempt: Attempt) => void): void {
  useEffect(() => {
    const attempt = cartIsSpent ? readAttempt() : null;
    if (attempt) askAgain(attempt);
  }, [cartIsSpent, askAgain]);
}
