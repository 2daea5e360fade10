import { type RefObject, useEffect, useState } from "react";

/** Rows kept ready beyond the window, so that scrolling and tabbing never meet a gap. */
const MARGIN_ROWS = 20;
/** The span moves in steps of so many rows: fewer renders while scrolling. */
const STEP_ROWS = 10;

export interface RowSpan {
  from: number;
  to: number;
  /** In pixels, as the sheet says for this window width. */
  rowHeight: number;
}

/** Return the rows near the window, of `count`. All have one height (`--row-height` on the body). */
export function useRowWindow(body: RefObject<HTMLTableSectionElement | null>, count: number): RowSpan {
  const [span, setSpan] = useState<RowSpan>({ from: 0, to: 3 * MARGIN_ROWS, rowHeight: 40 });
  useEffect(() => {
    const measure = () => {
      if (body.current) setSpan((known) => same(known, spanOf(body.current as HTMLElement)));
    };
    measure();
    window.addEventListener("scroll", measure, { passive: true });
    window.addEventListener("resize", measure);
    return () => {
      window.removeEventListener("scroll", measure);
      window.removeEventListener("resize", measure);
    };
  }, [body]);
  return { ...span, from: Math.min(span.from, count), to: Math.min(span.to, count) };
}

function spanOf(body: HTMLElement): RowSpan {
  const rowHeight = Number.parseFloat(getComputedStyle(body).getPropertyValue("--row-height"));
  const first = Math.floor(-body.getBoundingClientRect().top / rowHeight);
  const shown = Math.ceil(window.innerHeight / rowHeight);
  const step = (row: number) => Math.max(0, Math.floor(row / STEP_ROWS) * STEP_ROWS);
  return { from: step(first - MARGIN_ROWS), to: step(first + shown + MARGIN_ROWS) + STEP_ROWS, rowHeight };
}

function same(known: RowSpan, next: RowSpan): RowSpan {
  const unchanged = known.from === next.from && known.to === next.to && known.rowHeight === next.rowHeight;
  return unchanged ? known : next;
}
