/** Digits with an optional one or two decimals. */
export const PRICE = /^[0-9]{1,8}(\.[0-9]{1,2})?$/;
export const DIGITS = /^[0-9]+$/;

export const INVALID_PRICE = "Invalid price format";
export const INVALID_INVENTORY = "Inventory must be a number";

export function checkPrice(text: string): string | undefined {
  return PRICE.test(text) ? undefined : INVALID_PRICE;
}

export function checkInventory(text: string): string | undefined {
  return DIGITS.test(text) ? undefined : INVALID_INVENTORY;
}
