import { ChevronRight } from "lucide-react";
import { ageOf } from "@/shared/admin/age-of";
import { StatsPanel } from "@/shared/admin/chart/stats-panel";
import { Icon } from "@/shared/ui/icon";
import { Link } from "@/shared/ui/link";
import type { Today } from "./use-today";
import { type Work, workOf } from "./work";

/** Show everything that waits for the owner. Each line is a link to its list. */
export function ToDoPanel({ today }: { today: Today }) {
  const work = workOf(today);
  return (
    <StatsPanel title="To do">
      {work.length > 0 ? (
        <ul className="-mx-4 -mb-4">
          {work.map((each) => (
            <WorkLine key={each.to} work={each} />
          ))}
        </ul>
      ) : (
        <p className="max-w-measure py-2 text-muted">
          Nothing to do. New orders and enquiries appear here automatically.
        </p>
      )}
    </StatsPanel>
  );
}

function WorkLine({ work: { count, what, oldestAt, late, to } }: { work: Work }) {
  return (
    <li className="border-line border-t">
      <Link to={to} className="today-line">
        <strong className="min-w-10 font-display text-h3 tabular">{count}</strong>
        <span className="mr-auto">{what}</span>
        {oldestAt && <span className="whitespace-nowrap text-muted">{oldest(oldestAt)}</span>}
        {late ? <span className="whitespace-nowrap text-warn">{late} late</span> : null}
        <Icon of={ChevronRight} className="size-4 text-subtle" />
      </Link>
    </li>
  );
}

function oldest(since: string): string {
  const age = ageOf(since, Date.now());
  return age === "just now" ? age : `oldest ${age}`;
}
