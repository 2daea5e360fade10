import type { DiscountRow } from "@/shared/admin/discounts/use-discounts";
import type { Found } from "./found";

/** Return discount codes that have what is typed in them. */
export function findDiscounts(
  codes: Pick<DiscountRow, "id" | "code" | "active">[],
  search: string,
  most: number,
): Found[] {
  return codes
    .filter(({ code }) => code.toLowerCase().includes(search.toLowerCase()))
    .slice(0, most)
    .map(({ id, code, active }) => ({
      to: `/admin/discounts#${id}`,
      label: code,
      note: active ? "Switched on" : "Switched off",
    }));
}
