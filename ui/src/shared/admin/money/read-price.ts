const COMMA_DECIMALS = /^([0-9]{1,3}(\.[0-9]{3})+|[0-9]+),[0-9]{1,2}$/;
const POINT_DECIMALS = /^[0-9]{1,3}(,[0-9]{3})+\.[0-9]{1,2}$/;

/**
 * Return a price as it is sent, however it was typed: "1.249,00" and "1,249.00" are both "1249.00", as in a CSV
 * file.
 */
export function readPrice(text: string): string {
  const typed = text.trim();
  if (COMMA_DECIMALS.test(typed)) return typed.replaceAll(".", "").replace(",", ".");
  return POINT_DECIMALS.test(typed) ? typed.replaceAll(",", "") : typed;
}

/** Return an amount as it is sent. One with too many decimals keeps them, so that the server names the limit. */
export function readDecimal(text: string): string {
  return readPrice(text).replace(",", ".");
}
