import type { QueryKey } from "@tanstack/react-query";
import { apiKey } from "@/shared/api/query-client";
import { request } from "@/shared/api/request";
import type { components } from "@/shared/api/schema";

/** What is paid by card: the key under which it is read, and its two calls. */
export interface CardSale {
  key: QueryKey;
  pay: () => Promise<components["schemas"]["NextStepView"]>;
  noteReturn: () => Promise<unknown>;
}

export function orderSale(id: string): CardSale {
  return {
    key: apiKey(`/api/orders/${id}`),
    pay: () => request(`/api/orders/${id}/pay`, { method: "POST" }),
    noteReturn: () => request(`/api/orders/${id}/returned`, { method: "POST" }),
  };
}

export function jobSale(token: string, what: "deposit" | "owed"): CardSale {
  const id = encodeURIComponent(token);
  return {
    key: apiKey(`/api/jobs/${id}`),
    pay: () => request(`/api/jobs/${id}/pay`, { method: "POST", body: { what } }),
    noteReturn: () => request(`/api/jobs/${id}/returned`, { method: "POST" }),
  };
}
