interface PromisedNoteProps {
  promised: number;
  short: number;
}

/**
 * Show "promised 1, short by 2": the pieces of a stock that accepted quotes and jobs have, and those that they
 * lack.
 */
export function PromisedNote({ promised, short }: PromisedNoteProps) {
  if (!promised && !short) return null;
  return (
    <span className="flex flex-col items-end whitespace-nowrap text-small tabular">
      {promised > 0 && <span className="text-muted">{`promised ${promised}`}</span>}
      {short > 0 && <strong className="text-warn">{`short by ${short}`}</strong>}
    </span>
  );
}
