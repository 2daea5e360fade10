import { refreshCatalogue } from "@/shared/admin/refresh-catalogue";
import { callUndoably } from "@/shared/admin/undo";
import { useCall, useUndoableCall } from "@/shared/admin/use-call";
import { request } from "@/shared/api/request";
import type { TaxRate } from "@/shared/api/types";

export type RateFields = Pick<TaxRate, "name" | "rate"> & { isDefault?: true };

const RATES = "/api/admin/tax-rates";

/** Add, change and remove tax rates, each at once. */
export function useTaxRateCalls() {
  const save = useCall(
    ({ id, body }: { id?: string; body: RateFields }) =>
      id ? request(`${RATES}/${id}`, { method: "PATCH", body }) : request(RATES, { method: "POST", body }),
    { failure: "Failed to save the tax rate", atFields: true, reload: refreshCatalogue },
  );
  const remove = useUndoableCall((id: string) => callUndoably(`${RATES}/${id}`, { method: "DELETE" }), {
    failure: "Failed to delete the tax rate",
    success: { title: "Tax rate deleted" },
    reload: refreshCatalogue,
  });
  return { save, remove };
}
