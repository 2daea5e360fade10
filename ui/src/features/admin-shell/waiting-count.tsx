export interface Waiting {
  count: number;
  /** The word after the number: "pending" reads as "3 pending". */
  what: string;
}

/** Beside an entry of the bar: how many wait there; nothing for none. */
export function WaitingCount({ count, what }: Waiting) {
  if (count === 0) return null;
  return (
    <span className="min-w-5 rounded-control bg-accent px-1 text-center font-bold text-on-accent leading-5 tabular">
      {count}
      <span className="sr-only"> {what}</span>
    </span>
  );
}
