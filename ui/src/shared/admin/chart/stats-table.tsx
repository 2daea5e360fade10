import "./chart.css";
import type { ReactNode } from "react";
import { formatCount } from "./format-day";

export interface CountedRow {
  key: string;
  name: ReactNode;
  count: number;
}

interface StatsTableProps {
  label: string;
  headings: [string, string];
  rows: CountedRow[];
  /** Each name has a bar of the count's size behind it. */
  hasBars?: boolean;
  format?: (count: number) => string;
}

/** Show names and their counts. */
export function StatsTable({
  label,
  headings,
  rows,
  hasBars = false,
  format = formatCount,
}: StatsTableProps) {
  const highest = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <table aria-label={label} className="stats-table">
      <thead>
        <tr>
          <th scope="col">{headings[0]}</th>
          <th scope="col">{headings[1]}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, count }) => (
          <tr key={key}>
            <td>
              <span className="relative flex min-h-8 items-center px-2">
                {hasBars && <Bar share={count / highest} />}
                <span className="relative line-clamp-1 break-all">{name}</span>
              </span>
            </td>
            <td>{format(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Bar({ share }: { share: number }) {
  return (
    <svg aria-hidden="true" className="absolute inset-0 size-full">
      <rect width={`${Math.max(0, share) * 100}%`} height="100%" rx="2" className="fill-line" />
    </svg>
  );
}
