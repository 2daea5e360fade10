import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { focusMain } from "@/shared/admin/focus-main";
import { useCall } from "@/shared/admin/use-call";
import { apiKey, reading } from "@/shared/api/query-client";
import { request } from "@/shared/api/request";
import type { components } from "@/shared/api/schema";

type Shapes = components["schemas"];

export type Demand = Shapes["DemandView"];
export type DemandLine = Shapes["DemandLineView"];
export type LowPart = Shapes["LowPartView"];
export type DemandMark = DemandLine["mark"];

/** The list can look back so many days. */
export const DEMAND_PERIODS = [30, 90] as const;
export type DemandPeriod = (typeof DEMAND_PERIODS)[number];

/** Return the period that the address asks for, 30 days without one: [days, choose]. */
export function useDemandPeriod(): [DemandPeriod, (days: DemandPeriod) => void] {
  const [params, setParams] = useSearchParams();
  const asked = Number(params.get("days"));
  const choose = (days: DemandPeriod) =>
    setParams({ days: String(days) }, { replace: true, state: { keepScroll: true } });
  return [DEMAND_PERIODS.find((days) => days === asked) ?? DEMAND_PERIODS[0], choose];
}

/** Return what was wanted in a period, counted again whenever it is opened. */
export function useDemand(days: DemandPeriod) {
  return useQuery({
    ...reading(apiKey(`/api/admin/demand?days=${days}`)),
    placeholderData: keepPreviousData,
    refetchOnMount: "always",
  });
}

const OUTCOMES: Record<NonNullable<DemandMark>, string> = {
  ordered: "Marked as ordered",
  not_for_us: "Marked as not for us",
};

/** Mark a line or remove its mark, and offer to undo it. */
export function useMarkLine() {
  const { mutate, isPending } = useCall(
    ({ line, state }: { line: DemandLine; state: DemandMark }) =>
      request("/api/admin/demand/marks", {
        method: "PUT",
        body: { words: line.words, productId: line.productId, modelId: line.modelId, state },
      }),
    {
      failure: "Failed to mark the line",
      success: (_answer, { line, state }) => ({
        title: state ? OUTCOMES[state] : "Open again",
        action: {
          label: "Undo",
          onAct: (): void => mutate({ line: { ...line, mark: state }, state: line.mark }),
        },
      }),
      // The button that was pressed is gone.
      done: focusMain,
      reload: DEMAND_PERIODS.map((days) => apiKey(`/api/admin/demand?days=${days}`)),
    },
  );
  return { mark: (line: DemandLine, state: DemandMark) => mutate({ line, state }), isPending };
}
