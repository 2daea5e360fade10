import type { ReactNode } from "react";
import { formatPrice } from "@/shared/lib/money";
import type { DraftLine, LineStock } from "./draft-line";
import { sayEach, sayExtras } from "./line-words";
import { StockNote } from "./stock-note";
import { useUsualTax } from "./use-line-totals";

type LineText = Pick<DraftLine, "text" | "kind" | "quantity" | "unitPrice"> &
  Partial<Pick<DraftLine, "isOptional" | "choice" | "taxRate">>;

interface ReadLineProps {
  line: LineText;
  rates: string[];
  amount: string | undefined;
  stock?: Pick<LineStock, "stock" | "short">;
  /** It is shown below the line, such as its state and buttons. */
  note?: ReactNode;
  /** It is shown at the end of the line, such as a button. */
  end?: ReactNode;
}

/** Show a line to read: its name, quantity, unit price and sum. */
export function ReadLine({ line, rates, amount, stock, note, end }: ReadLineProps) {
  const extras = sayExtras(line, useUsualTax(rates));
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-5 gap-y-1 border-line border-t py-3 first:border-t-0 sm:grid-cols-[minmax(0,1fr)_9rem_6.5rem]">
      <span className="wrap-anywhere max-sm:col-span-full">{line.text}</span>
      <span className="text-muted tabular sm:text-end">{sayEach(line)}</span>
      <span className="text-end font-semibold tabular">{amount ? formatPrice(amount) : "–"}</span>
      {(extras || note || end || stock) && (
        <div className="col-span-full flex flex-wrap items-center gap-x-5 gap-y-1 text-muted text-small empty:hidden">
          {extras && <span>{extras}</span>}
          {stock && <StockNote {...stock} />}
          {note}
          {end && <span className="ml-auto">{end}</span>}
        </div>
      )}
    </li>
  );
}

interface LineListProps<Line> {
  lines: Line[];
  rates: string[];
  of: "quote" | "job";
  noteOf?: (line: Line) => ReactNode;
}

/** Show the lines of a quote or a job to read. */
export function LineList<Line extends LineText & LineStock & { amount: string }>({
  lines,
  rates,
  of,
  noteOf,
}: LineListProps<Line>) {
  if (lines.length === 0) return <p className="text-muted">No lines yet.</p>;
  return (
    <ul aria-label={`Lines of the ${of}`}>
      {lines.map((line) => (
        <ReadLine
          key={line.id}
          line={line}
          rates={rates}
          amount={line.amount}
          stock={line}
          note={noteOf?.(line)}
        />
      ))}
    </ul>
  );
}
