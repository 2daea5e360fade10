import type { Outcome } from "./outcome";

/**
 * Show the numbers of new, changed and unchanged products or rows of a file, and of the lines that are left
 * out.
 */
export function ImportCounts({ outcome }: { outcome: Outcome }) {
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2">
      <Amount label="New" amount={outcome.created} />
      <Amount label="Changed" amount={outcome.updated} />
      <Amount label="Unchanged" amount={outcome.unchanged} />
      {outcome.removed !== undefined && <Amount label="Removed" amount={outcome.removed} />}
      {outcome.leftOut > 0 && <Amount label="Left out" amount={outcome.leftOut} />}
    </dl>
  );
}

function Amount({ label, amount }: { label: string; amount: number }) {
  return (
    <div className="flex flex-row-reverse items-baseline gap-2">
      <dt className="text-muted">{label}</dt>
      <dd className="font-semibold text-body tabular">{amount}</dd>
    </div>
  );
}
