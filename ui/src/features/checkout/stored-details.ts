import type { CustomerDetails } from "./checkout-schema";

const STORAGE_KEY = "checkoutDetails";

/** Store what is typed at the checkout in this tab alone, until it is ordered. */
export function keepDetails(details: object): void {
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify(details));
}

export function readDetails(): Partial<CustomerDetails> {
  return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "{}");
}

export function dropDetails(): void {
  sessionStorage.removeItem(STORAGE_KEY);
}
