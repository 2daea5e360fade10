import { formatCount } from "./format-day";

export function StatTile({ name, count }: { name: string; count: number }) {
  return (
    <div className="flex flex-col-reverse rounded-card border border-line bg-surface px-4 py-3">
      <dt className="text-muted">{name}</dt>
      <dd className="font-display text-h2 tabular">{formatCount(count)}</dd>
    </div>
  );
}
