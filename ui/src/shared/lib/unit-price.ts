import { formatPrice } from "./money";

/** Return "€29.00 / l", as the server calculated it. */
export function describeUnitPrice({ price, unit }: { price: string; unit: string }): string {
  return `${formatPrice(price)} / ${unitName(unit)}`;
}

/** Return a unit as people write it. */
export function unitName(unit: string): string {
  return unit === "m2" ? "m²" : unit;
}
