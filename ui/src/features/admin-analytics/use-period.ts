import { useSearchParams } from "react-router-dom";

/** Days that the statistics can look back. */
export const PERIODS = [7, 30, 90] as const;
const DEFAULT_PERIOD = 30;

export type Period = (typeof PERIODS)[number];

/** The period that the address asks for, 30 days without one: [days, choose]. */
export function usePeriod(): [Period, (days: Period) => void] {
  const [params, setParams] = useSearchParams();
  const asked = Number(params.get("days"));
  const choose = (days: Period) =>
    setParams({ days: String(days) }, { replace: true, state: { keepScroll: true } });
  return [PERIODS.find((days) => days === asked) ?? DEFAULT_PERIOD, choose];
}
