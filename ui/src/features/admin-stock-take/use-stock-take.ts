import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { countOf } from "@/shared/admin/count-of";
import { refreshCatalogue } from "@/shared/admin/refresh-catalogue";
import type { Missed } from "@/shared/admin/scanner/use-missed";
import { useCall } from "@/shared/admin/use-call";
import { fieldMessages, serverMessage } from "@/shared/api/api-error";
import { apiKey, reading } from "@/shared/api/query-client";
import { request } from "@/shared/api/request";
import type { components } from "@/shared/api/schema";

export type StockTake = components["schemas"]["StockTakeView"];
export type CountedPart = components["schemas"]["CountedPartView"];

const PATH = "/api/admin/stock-take";

/** What is shown of the parts. */
export type Show = "" | "uncounted" | "differing";

/** Read the parts to count. The ones before stay until others of the same screen are there. */
export function useStockTake(category: string, place: string, show: Show) {
  const chosen = new URLSearchParams({ category, place, show });
  return useQuery({
    ...reading(apiKey(`${PATH}?${chosen}` as typeof PATH)),
    placeholderData: keepPreviousData,
  });
}

/** Return the calls of a stock-take. Each reads the list again. `onMiss` takes a scan that counted nothing. */
export function useStockTakeCalls(onMiss: (one: Missed) => void) {
  const client = useQueryClient();
  const readAgain = () =>
    client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[2]).startsWith("stock-take?") });
  const scan = useCall(
    (number: string) => request(`${PATH}/scan`, { method: "POST", body: { number } }),
    // A scanner is quicker than an answer.
    {
      scope: PATH,
      reload: readAgain,
      refused: (error, number) => onMiss({ number, said: whyNot(number, error) }),
    },
  );
  const count = useCall(
    ({ part, counted }: { part: CountedPart; counted: string | null }) =>
      request(`${PATH}/count`, {
        method: "PUT",
        body: { productId: part.productId, optionId: part.optionId, counted },
      }),
    { failure: "Failed to store the count", scope: PATH, reload: readAgain },
  );
  const book = useCall(() => request(`${PATH}/book`, { method: "POST" }), {
    failure: "Failed to book the count",
    success: ({ changed, short }) => ({
      title: "Count booked",
      description: [
        `${countOf(changed, "stock")} changed.`,
        ...(short.length > 0 ? [`More was sold than there is: ${short.join(", ")}.`] : []),
      ].join(" "),
    }),
    reload: async () => {
      await readAgain();
      refreshCatalogue(client);
    },
  });
  const forget = useCall(() => request(PATH, { method: "DELETE" }), {
    failure: "Failed to start over",
    reload: readAgain,
  });
  return { scan, count, book, forget };
}

function whyNot(number: string, error: Error): string {
  return (
    fieldMessages(error).number ?? serverMessage(error) ?? `${number} could not be counted. Scan it again.`
  );
}
