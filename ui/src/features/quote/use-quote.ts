import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "@/shared/api/api-error";
import { apiKey, reading } from "@/shared/api/query-client";
import { request } from "@/shared/api/request";
import type { components } from "@/shared/api/schema";
import type { CustomerQuote, QuoteTotals } from "@/shared/quote/quote-types";

type Answer = components["schemas"]["QuoteAnswerBody"];

function keyOf(token: string) {
  return apiKey(`/api/quotes/${encodeURIComponent(token)}`);
}

/** Return the quote that a link opens. It is read again when the customer comes back to the page. */
export function useQuote(token: string) {
  const query = useQuery({ ...reading(keyOf(token)), refetchOnWindowFocus: "always" });
  const isMissing = query.error instanceof ApiError && query.error.status === 404;
  return { quote: query.data, isMissing, isError: query.isError, retry: query.refetch };
}

/** Return the sums of the chosen lines, calculated by the server. Until it answers, they are the sums before. */
export function useChosenTotals(token: string, quote: CustomerQuote, chosen: string[]): QuoteTotals {
  const isOther = chosen.join() !== quote.chosen.join();
  const { data } = useQuery({
    queryKey: ["quote-totals", token, quote.version, chosen.join()],
    queryFn: ({ signal }) =>
      request(`/api/quotes/${encodeURIComponent(token)}/totals`, {
        method: "POST",
        body: { accept: chosen },
        signal,
      }),
    enabled: isOther && chosen.length > 0,
    placeholderData: keepPreviousData,
  });
  return (isOther && data) || quote;
}

/** Ask the workshop about a quote. */
export function useAsk(token: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (text: string) =>
      request(`/api/quotes/${encodeURIComponent(token)}/questions`, { method: "POST", body: { text } }),
    onSuccess: (asked) => client.setQueryData(keyOf(token), asked),
  });
}

/** Answer a quote. One that has changed meanwhile is read again. */
export function useAnswer(token: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Answer) =>
      request(`/api/quotes/${encodeURIComponent(token)}/answer`, { method: "POST", body }),
    onSuccess: (answered) => client.setQueryData(keyOf(token), answered),
    onError: (error) =>
      error instanceof ApiError && error.status === 409
        ? client.invalidateQueries({ queryKey: keyOf(token) })
        : undefined,
  });
}
