import { useEffect } from "react";
import { type Attempt, readAttempt } from "./attempt";

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
