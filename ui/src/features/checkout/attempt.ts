import { useEffect, useRef } from "react";
import type { CustomerDetails } from "./checkout-schema";

const STORAGE_KEY = "checkoutAttempt";
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

/** An order that was sent and not answered. It may or may not have been placed. */
export interface Attempt {
  cartId: string;
  details: CustomerDetails;
  /** The total that the customer saw, "49.99". */
  expectedTotal: string;
}

/**
 * Store the attempt in this tab alone, and only until the server's answer, because it has what the customer
 * typed.
 */
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
 * Ask again while the connection broke as the order was placed and now its cart is spent: the order was placed
 * then. Asking only fetches its confirmation, because a cart never makes two orders. Each pause is twice the one before.
 * Each `error` begins the next one: a call that fails at once may never be drawn as pending.
 */
export function useUnansweredOrder(
  cartIsSpent: boolean,
  error: Error | null,
  askAgain: (attempt: Attempt) => void,
): void {
  const pause = useRef(0);
  useEffect(() => {
    const attempt = cartIsSpent ? readAttempt() : null;
    if (!attempt) return;
    const waiting = setTimeout(() => askAgain(attempt), pause.current);
    pause.current = Math.min(Math.max(FIRST_PAUSE_MS, pause.current * 2), LONGEST_PAUSE_MS);
    return () => clearTimeout(waiting);
  }, [cartIsSpent, error, askAgain]);
}
