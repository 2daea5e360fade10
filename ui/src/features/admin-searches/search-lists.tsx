import type { ReactNode } from "react";
import { TimeText } from "@/shared/admin/time-text";
import { Button } from "@/shared/ui/button";
import type { SearchReport } from "./use-searches";

interface SearchListsProps {
  report: SearchReport;
  /** The lists are still those of the last period. */
  isOutdated: boolean;
  onAddSynonym: (word: string) => void;
}

/** Show searches that found nothing, the most frequent ones, and misspelt words. */
export function SearchLists({ report, isOutdated, onAddSynonym }: SearchListsProps) {
  const { missing, frequent, corrected } = report;
  return (
    <div aria-busy={isOutdated} className="grid items-start gap-4 lg:grid-cols-2">
      <List title="Searches with no results" nothing="Every search in this period finds something.">
        {missing.map(({ query, count, lastAt, closest }) => (
          <Row key={query} query={query} count={count}>
            <span className="block text-muted">
              {closest.length > 0 ? `Closest: ${closest.join(", ")}` : "Nothing similar."} · last{" "}
              <TimeText of={lastAt} />
            </span>
            <Button
              size="small"
              variant="ghost"
              className="-ml-3.5"
              aria-label={`Add synonym for ${query}`}
              onClick={() => onAddSynonym(query)}
            >
              Add synonym
            </Button>
          </Row>
        ))}
      </List>
      <div className="grid gap-4">
        <List title="Most searched" nothing="No searches in this period.">
          {frequent.map(({ query, count, results }) => (
            <Row key={query} query={query} count={count}>
              <span className="text-muted">{results === 1 ? "1 part" : `${results} parts`}</span>
            </Row>
          ))}
        </List>
        <List title="Misspelt searches" nothing="No misspelt searches in this period.">
          {corrected.map(({ query, corrected: read, count }) => (
            <Row key={query} query={query} count={count}>
              <span className="text-muted">read as {read}</span>
            </Row>
          ))}
        </List>
      </div>
    </div>
  );
}

function List({ title, nothing, children }: { title: string; nothing: string; children: ReactNode[] }) {
  return (
    <section aria-label={title} className="panel gap-2">
      <h2 className="font-sans font-semibold text-body">{title}</h2>
      {children.length > 0 ? <ul>{children}</ul> : <p className="text-muted">{nothing}</p>}
    </section>
  );
}

function Row({ query, count, children }: { query: string; count: number; children: ReactNode }) {
  return (
    <li className="list-row border-line border-t">
      <span className="min-w-0 grow basis-0">
        <span className="block break-words font-semibold">{query}</span>
        {children}
      </span>
      <span className="text-muted tabular">{count === 1 ? "once" : `${count} times`}</span>
    </li>
  );
}
