import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { refreshCatalogue } from "@/shared/admin/refresh-catalogue";
import { tellFailure, tellUnlessAtField } from "@/shared/admin/tell-failure";
import { callUndoably, useTellUndoable } from "@/shared/admin/undo";
import { apiKey, reading } from "@/shared/api/query-client";
import { request } from "@/shared/api/request";
import type { TaxRate } from "@/shared/api/types";

export type RateFields = Pick<TaxRate, "name" | "rate"> & { isDefault?: true };

const RATES = "/api/admin/tax-rates";

export function useTaxRates() {
  return useQuery(reading(apiKey(RATES)));
}

/** Adding, changing and removing tax rates, each at once. */
export function useTaxRateCalls() {
  const client = useQueryClient();
  const refresh = () => refreshCatalogue(client);
  const tellUndoable = useTellUndoable();
  const save = useMutation({
    mutationFn: ({ id, body }: { id?: string; body: RateFields }) =>
      id ? request(`${RATES}/${id}`, { method: "PATCH", body }) : request(RATES, { method: "POST", body }),
    onSuccess: refresh,
    onError: tellUnlessAtField("Failed to save the tax rate"),
  });
  const remove = useMutation({
    mutationFn: (id: string) => callUndoably(`${RATES}/${id}`, { method: "DELETE" }),
    onSuccess: ({ undo }) => {
      tellUndoable({ title: "Tax rate deleted" }, undo);
      return refresh();
    },
    onError: tellFailure("Failed to delete the tax rate"),
  });
  return { save, remove };
}
