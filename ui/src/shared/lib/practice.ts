/** Return whether this is the practice shop, whose server puts a frame around each page. */
export function isPractice(): boolean {
  return globalThis.document?.getElementById("practice") != null;
}

/** Write the number of a quote, a job or a withdrawal. That of an order comes from the server as it is written. */
export function sayNumber(number: number): string {
  return isPractice() ? `DEMO-${number}` : `${number}`;
}
