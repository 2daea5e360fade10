const AMOUNT = /^(\d{1,8}([.,]\d{1,2})?)?$/;

/** "9,9" → "9.9", as the server takes it; "" for a blank, undefined for what is no amount. */
export function readAmount(typed: string): string | undefined {
  const text = typed.trim();
  return AMOUNT.test(text) ? text.replace(",", ".") : undefined;
}
