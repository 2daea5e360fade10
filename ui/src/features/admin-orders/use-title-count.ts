import { useEffect } from "react";

/** Puts "(3) " before whatever title the window has, and keeps it there while pages come and go. */
export function useTitleCount(count: number): void {
  useEffect(() => {
    if (count === 0) return;
    const prefix = `(${count}) `;
    const mark = () => {
      if (!document.title.startsWith(prefix)) document.title = prefix + document.title;
    };
    mark();
    const titles = new MutationObserver(mark);
    titles.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => {
      titles.disconnect();
      document.title = document.title.replace(prefix, "");
    };
  }, [count]);
}
