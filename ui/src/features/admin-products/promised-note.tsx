import { cx } from "@/shared/lib/cx";

interface PromisedNoteProps {
  promised: number;
  short: number;
  className?: string;
}

/** "promised 1, short by 2": what accepted quotes and jobs have of a stock, and what they lack. */
export function PromisedNote({ promised, short, className }: PromisedNoteProps) {
  if (!promised && !short) return null;
  return (
    <span className={cx("block tabular", className)}>
      {promised > 0 && <span className="block text-muted">{`promised ${promised}`}</span>}
      {short > 0 && <strong className="block text-warn">{`short by ${short}`}</strong>}
    </span>
  );
}
