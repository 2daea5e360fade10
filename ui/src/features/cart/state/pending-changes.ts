let pending = 0;

/**
 * Wait for a change of the cart. What is read until it is answered may be from before it. TanStack Query counts a
 * change for longer: it is still one while the cart is read again because of it.
 */
export async function awaitChange<Answer>(change: Promise<Answer>): Promise<Answer> {
  pending += 1;
  try {
    return await change;
  } finally {
    pending -= 1;
  }
}

export function hasPendingChange(): boolean {
  return pending > 0;
}
