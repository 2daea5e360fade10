/** Lets what waits come first: a paint, or the answer to a hand. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
