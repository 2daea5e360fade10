import { keepPreviousData, type QueryClient, useQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { SHARED_LIST } from "@/shared/admin/table/list-reading";
import { useCall } from "@/shared/admin/use-call";
import { apiKey, reading } from "@/shared/api/query-client";
import { request } from "@/shared/api/request";
import type { components } from "@/shared/api/schema";
import { refreshInbox } from "../inbox";

export type QuoteSummary = components["schemas"]["QuoteSummaryView"];
export type NewQuote = components["schemas"]["NewQuote"];
/** The customer or the message that the quotes belong to. */
export type QuoteOf = { inquiryId: string } | { contactId: string };

/** Return a page of quotes by a query such as "status=sent". */
export function useQuotes(query: string) {
  return useQuery({
    ...reading(apiKey(`/api/admin/quotes?${query}` as "/api/admin/quotes")),
    ...SHARED_LIST,
    // A customer may answer at any time.
    refetchOnMount: "always",
    placeholderData: keepPreviousData,
  });
}

/** Read quotes again, and the messages whose stage follows from them. */
export async function refreshQuotes(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ predicate: ({ queryKey }) => `${queryKey[2]}`.startsWith("quotes") });
  await refreshInbox(client);
}

/** Open a new quote. A message that has one already opens that. */
export function useBeginQuote() {
  const navigate = useNavigate();
  return useCall(
    async (of: QuoteOf) =>
      (await findQuote(of)) ?? request("/api/admin/quotes", { method: "POST", body: of }),
    {
      failure: "The quote could not be opened",
      reload: refreshQuotes,
      afterReload: ({ id }) => navigate(`/admin/quotes/${id}`),
    },
  );
}

async function findQuote(of: QuoteOf): Promise<{ id: string } | undefined> {
  if (!("inquiryId" in of)) return undefined;
  const query = new URLSearchParams(of);
  const { quotes } = await request(`/api/admin/quotes?${query}` as "/api/admin/quotes");
  return quotes[0];
}
