import { useEffect, useRef, useState } from "react";

const SETTLED_AFTER_MS = 250;
const LONGEST_SEARCH = 200;

/** What stands in the search box, handed on once typing rests; follows `search` when it is changed elsewhere. */
export function useTypedSearch(search: string, onSettled: (search: string) => void) {
  const [text, setText] = useState(search);
  const settled = useRef(search);
  const handOn = useRef(onSettled);
  handOn.current = onSettled;
  useEffect(() => {
    if (search === settled.current) return;
    settled.current = search;
    setText(search);
  }, [search]);
  useEffect(() => {
    if (text === settled.current) return;
    const timer = window.setTimeout(() => {
      settled.current = text;
      handOn.current(text);
    }, SETTLED_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [text]);
  return [text, (typed: string) => setText(typed.slice(0, LONGEST_SEARCH))] as const;
}
