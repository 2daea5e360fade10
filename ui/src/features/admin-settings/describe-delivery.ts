import { formatPrice, toCents } from "@/shared/lib/money";
import { readAmount } from "./read-amount";
import type { SettingsForm } from "./settings-form";

type Terms = Pick<SettingsForm, "deliveryPrice" | "freeDeliveryOver" | "collection">;

/** What customers meet at the checkout with these terms; says so where an amount is none. */
export function describeDelivery({ deliveryPrice, freeDeliveryOver, collection }: Terms): string {
  const price = readAmount(deliveryPrice);
  const over = readAmount(freeDeliveryOver);
  if (price === undefined || over === undefined) return "An amount looks like 9.90.";
  if (price === "" && !collection) {
    return "Customers enter their address and see no line for delivery. There is nothing to choose.";
  }
  const collecting = collection
    ? " Or they collect at the workshop: free, and without giving an address."
    : "";
  return `Customers have it delivered: ${costOf(price, over)}.${collecting}`;
}

function costOf(price: string, over: string): string {
  if (price === "" || toCents(price) === 0) return "free";
  const cost = formatPrice(price);
  return over === "" ? `${cost}, always` : `${cost}, free for goods over ${formatPrice(over)}`;
}
