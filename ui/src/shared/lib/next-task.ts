/** Wait until a waiting paint or the answer to a click is done. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
