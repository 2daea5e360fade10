import { readPrice } from "@/shared/admin/money/read-price";
import { priceChange } from "@/shared/api/fields/admin-fields";

/** How prices change: by per cent, by euros more or less, or to one price for all. */
export type ChangeBy = "percent" | "amount" | "fixed";
export type Rounding = "none" | "99" | "whole";

export interface PriceFields {
  by: ChangeBy;
  value: string;
  rounding: Rounding;
}

export const NO_CHANGE: PriceFields = { by: "percent", value: "", rounding: "none" };

/** Return the rule as it is sent, or the reason why it cannot be; neither while nothing is typed. */
export function readRule(fields: PriceFields): { rule?: PriceFields; complaint?: string } {
  const typed = fields.value.trim().replace(/^−/, "-");
  if (!typed) return {};
  const [, sign = "", size = ""] = /^([+-]?)\s*(.*)$/.exec(typed) ?? [];
  const value = sign + readPrice(size.replace(/^€\s*|\s*[%€]$/g, ""));
  return priceChange.value.pattern.test(value)
    ? { rule: { ...fields, value } }
    : { complaint: priceChange.value.message };
}
