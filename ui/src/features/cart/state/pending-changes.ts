let pending = 0;

/** Make a change of the cart. What is read until it is answered may be from before it. */
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
