import { useQuery } from "@tanstack/react-query";
import { refreshCatalogue } from "@/shared/admin/refresh-catalogue";
import { useCall } from "@/shared/admin/use-call";
import { apiKey, reading } from "@/shared/api/query-client";
import { request } from "@/shared/api/request";
import type { components } from "@/shared/api/schema";
import type { PreviewBody } from "./sale/till-draft";

type Schemas = components["schemas"];
export type Till = Schemas["TillView"];
export type Sold = Schemas["TillSaleView"];
export type Receipt = Schemas["TillReceiptView"];
export type SaleBody = Schemas["TillSaleBody"];
export type TakenBack = Schemas["TakenBackView"];
export type EarlierSale = Schemas["EarlierSaleView"];
export type TillDay = Schemas["TillDayView"];
export type DayRow = Schemas["TillDayRowView"];

export const TILL = apiKey("/api/admin/till");

/** Return the till as it is now. Another screen may have opened or closed its day. */
export function useTill() {
  return useQuery({ ...reading(TILL), staleTime: 0 });
}

/**
 * Return the totals of a sale as it is entered, none while it cannot be added up. While they are calculated, these are the
 * last ones of the same sale.
 */
export function useTotals(sale: string, body: PreviewBody | undefined) {
  return useQuery({
    queryKey: ["till-totals", sale, JSON.stringify(body)],
    queryFn: ({ signal }) => readTotals(body as PreviewBody, signal),
    enabled: body !== undefined,
    placeholderData: (last, query) => (body && query?.queryKey[1] === sale ? last : undefined),
    staleTime: 0,
    gcTime: 0,
  });
}

export function readTotals(body: PreviewBody, signal?: AbortSignal) {
  return request("/api/admin/till/preview", { method: "POST", body, ...(signal && { signal }) });
}

/** Make a sale. It takes stock, so the whole shop is read again when it is next shown. */
export function useSell(onSold: (sold: Sold) => void) {
  return useCall((body: SaleBody) => request("/api/admin/till/sales", { method: "POST", body }), {
    failure: "The sale was not made",
    otherwise: "The server could not be reached. Press again: the sale is made once.",
    done: onSold,
    reload: refreshCatalogue,
  });
}

export function useUndoSale(onUndone: () => void) {
  return useCall((id: string) => request(`/api/admin/till/sales/${id}/undo`, { method: "POST" }), {
    failure: "The sale was not undone",
    success: ({ orderNumber }) => ({
      title: `Sale ${orderNumber} is undone`,
      description: "Its pieces are back in stock.",
    }),
    done: onUndone,
    // The question is not open any longer for it: while the till is read, it would name the sale before.
    reload: (client) => void refreshCatalogue(client),
    reloadsAlways: true,
  });
}

export function usePark() {
  return useCall((body: Schemas["ParkBody"]) => request("/api/admin/till/parked", { method: "POST", body }), {
    failure: "The sale was not put aside",
    reload: TILL,
  });
}

export function useDropParked() {
  return useCall((id: string) => request(`/api/admin/till/parked/${id}`, { method: "DELETE" }), {
    reload: TILL,
    reloadsAlways: true,
  });
}

export function useOpenDay() {
  return useCall(
    (body: Schemas["TillOpeningBody"]) => request("/api/admin/till/days", { method: "POST", body }),
    { reload: TILL },
  );
}

/** Count pieces into stock that are at hand, although the shop knew of none. */
export function useCountIn() {
  return useCall(
    ({ id, pieces }: { id: string; pieces: number }) =>
      request(`/api/admin/products/${id}`, { method: "PATCH", body: { inventoryChange: pieces } }),
    {
      failure: "The pieces were not counted in",
      success: ({ product }) => ({ title: `${product.name}: ${product.inventory} in stock now` }),
      reload: [["till-totals"]],
    },
  );
}

/** Return the earlier sale of a number on a receipt. */
export function findSale(number: string): Promise<EarlierSale> {
  const query = new URLSearchParams({ number });
  return request(`/api/admin/till/sales?${query}` as "/api/admin/till/sales");
}

export function useTakeBack(id: string, onTaken: (taken: TakenBack) => void) {
  return useCall(
    (body: Schemas["TakeBackBody"]) =>
      request(`/api/admin/till/sales/${id}/returns`, { method: "POST", body }),
    {
      failure: "The pieces were not taken back",
      done: onTaken,
      reload: refreshCatalogue,
    },
  );
}
