import { DISCOUNTS, type DiscountRow } from "@/shared/admin/discounts/use-discounts";
import { callUndoably } from "@/shared/admin/undo";
import { useCall, useUndoableCall } from "@/shared/admin/use-call";
import { request } from "@/shared/api/request";
import type { components } from "@/shared/api/schema";

export type DiscountFields = components["schemas"]["NewDiscount"];

/** Add a code, or change the one with the id. A refusal that names no field is shown in a toast. */
export function useSaveDiscount(id: string | undefined) {
  return useCall(
    (body: DiscountFields) =>
      id
        ? request(`/api/admin/discounts/${id}`, { method: "PATCH", body })
        : request("/api/admin/discounts", { method: "POST", body }),
    { failure: "Failed to save the code", atFields: true, reload: DISCOUNTS },
  );
}

/** Switch a code on or off. */
export function useSwitchDiscount({ id, active }: DiscountRow) {
  return useCall(
    () => request(`/api/admin/discounts/${id}`, { method: "PATCH", body: { active: !active } }),
    { failure: "Failed to save the code", reload: DISCOUNTS },
  );
}

export function useRemoveDiscount() {
  return useUndoableCall(
    ({ id }: DiscountRow) => callUndoably(`/api/admin/discounts/${id}`, { method: "DELETE" }),
    {
      failure: "Failed to delete the code",
      success: (_, { code }) => ({ title: "Code deleted", description: code }),
      focusesPage: true,
      reload: DISCOUNTS,
    },
  );
}
