import { type RefObject, useEffect, useRef } from "react";

/** After a line has gone the focus moves to the next line's remove button, else to the heading. */
export function useFocusAfterRemoval(page: RefObject<HTMLElement | null>, lines: number) {
  const removed = useRef<number>(undefined);
  const shown = useRef(lines);
  useEffect(() => {
    const fewer = lines < shown.current;
    shown.current = lines;
    if (!fewer || removed.current === undefined) return;
    const next = page.current?.querySelectorAll<HTMLElement>("[data-remove]")[removed.current];
    (next ?? page.current?.querySelector<HTMLElement>("h1"))?.focus();
    removed.current = undefined;
  }, [page, lines]);
  return (index: number) => {
    removed.current = index;
  };
}
