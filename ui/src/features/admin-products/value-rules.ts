import { readPrice } from "@/shared/admin/money/read-price";
import { newProduct } from "@/shared/api/fields/admin-fields";

export const WHOLE_NUMBER = /^[0-9]+$/;
/** Match a stock, or what is added to it: "40", "+12", "-3". */
export const STOCK = /^[+-]?[0-9]+$/;

export function isPrice(text: string): boolean {
  return newProduct.price.pattern.test(readPrice(text));
}

export function checkPrice(text: string): string | undefined {
  return isPrice(text) ? undefined : newProduct.price.message;
}

export function checkInventory(text: string): string | undefined {
  return STOCK.test(text) ? undefined : newProduct.inventory.message;
}

/** Return whether a typed stock is a difference: "+12" and "-3" are added to the present stock. */
export function isDifference(text: string): boolean {
  return /^[+-]/.test(text);
}

/** Return whether these are the digits of a barcode, with a right check digit. It is the server's own rule. */
export function isBarcode(text: string): boolean {
  const digits = text.replace(/[\s-]/g, "");
  if (!/^(\d{8}|\d{12,14})$/.test(digits)) return false;
  const sum = [...digits]
    .reverse()
    .reduce((all, digit, place) => all + Number(digit) * (place % 2 ? 3 : 1), 0);
  return sum % 10 === 0;
}
