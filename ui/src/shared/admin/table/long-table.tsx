import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { cx } from "@/shared/lib/cx";
import { TableRow } from "./data-table";
import type { Sort } from "./sort-rows";
import type { TableColumn } from "./table-column";
import { TableHead } from "./table-head";

/** The rows from one index to another. */
export interface Span {
  from: number;
  to: number;
}

interface LongTableProps<Row> {
  label: string;
  columns: TableColumn<Row>[];
  /** It is undefined in the place of a row that is not loaded yet. */
  rows: (Row | undefined)[];
  rowKey: (row: Row) => string;
  sort: Sort | null;
  onSort: (key: string) => void;
  /** Is called with the rows near the window, which should be loaded. */
  onSpan: (span: Span) => void;
  className?: string;
}

/**
 * Show a table of thousands of rows of one height (`--row-height`). Only those near the window are in the page.
 */
export function LongTable<Row>({
  label,
  columns,
  rows,
  rowKey,
  sort,
  onSort,
  onSpan,
  className,
}: LongTableProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const { from, to, rowHeight } = useRowSpan(body, rows.length);
  useEffect(() => onSpan({ from, to }), [onSpan, from, to]);
  return (
    <table aria-label={label} aria-rowcount={rows.length + 1} className={cx("data-table", className)}>
      <TableHead columns={columns} sort={sort} onSort={onSort} />
      <tbody ref={body}>
        <Gap height={from * rowHeight} />
        {Array.from(rows.slice(from, to), (row, place) =>
          row === undefined ? (
            <Gap key={from + place} height={rowHeight} />
          ) : (
            <TableRow
              key={rowKey(row)}
              row={row}
              columns={columns}
              index={from + place + 2}
              className={undefined}
            />
          ),
        )}
        <Gap height={(rows.length - to) * rowHeight} />
      </tbody>
    </table>
  );
}

/** Fill the height of the rows that are not in the page. */
function Gap({ height }: { height: number }) {
  return height > 0 && <tr className="table-gap" style={{ height }} />;
}

/** So many rows are drawn beyond the window, so that scrolling and tabbing never meet a gap. */
const MARGIN_ROWS = 20;

/** Return the rows near the window, of `count`, and the height that the sheet gives each at this width. */
function useRowSpan(body: RefObject<HTMLTableSectionElement | null>, count: number) {
  const [{ rowHeight, top }, setGeometry] = useState({ rowHeight: 40, top: 0 });
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => rowHeight,
    overscan: MARGIN_ROWS,
    scrollMargin: top,
    // These are the first rows, before the window is measured.
    initialRect: { width: 0, height: 2 * MARGIN_ROWS * rowHeight },
  });
  useLayoutEffect(() => {
    const measure = () => setGeometry((known) => (body.current ? geometryOf(body.current, known) : known));
    measure();
    const resized = new ResizeObserver(measure);
    resized.observe(document.body);
    return () => resized.disconnect();
  }, [body]);
  // The sizes were estimated with another height.
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);
  const near = virtualizer.getVirtualIndexes();
  return { from: near.at(0) ?? 0, to: (near.at(-1) ?? -1) + 1, rowHeight };
}

/** Return a length of the sheet, "64px" or "14.5rem", in pixels. */
function pixelsOf(length: string): number {
  const unit = length.endsWith("rem") ? getComputedStyle(document.documentElement).fontSize : "1";
  return Number.parseFloat(length) * Number.parseFloat(unit);
}

interface Geometry {
  rowHeight: number;
  /** The body's distance from the top of the page. */
  top: number;
}

function geometryOf(body: HTMLElement, known: Geometry): Geometry {
  const rowHeight = pixelsOf(getComputedStyle(body).getPropertyValue("--row-height"));
  const top = Math.round(body.getBoundingClientRect().top + window.scrollY);
  return rowHeight === known.rowHeight && top === known.top ? known : { rowHeight, top };
}
