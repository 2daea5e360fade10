import { createContext, useContext } from "react";

export interface Waiting {
  count: number;
  /** The word after the number: "pending" reads as "3 pending". */
  what: string;
}

/** The counts of what waits, by the path of the screen that shows them. */
export type WaitingByPath = Partial<Record<string, Waiting>>;

const WaitingContext = createContext<WaitingByPath>({});

export const WaitingProvider = WaitingContext.Provider;

/** Add up the counts at these paths: 4 with the words of the only one, or "waiting". */
export function useWaiting(paths: string[]): Waiting {
  const waiting = useContext(WaitingContext);
  const counts = [...new Set(paths)].flatMap((path) => waiting[path] ?? []).filter(({ count }) => count > 0);
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const [only] = counts;
  return { count: total, what: counts.length === 1 && only ? only.what : "waiting" };
}

/** Show beside an entry how many wait there; nothing for none. */
export function WaitingCount({ paths }: { paths: string[] }) {
  const { count, what } = useWaiting(paths);
  if (count === 0) return null;
  return (
    <span className="min-w-5 rounded-control bg-accent px-1 text-center font-bold text-on-accent leading-5 tabular">
      {count}
      <span className="sr-only"> {what}</span>
    </span>
  );
}
