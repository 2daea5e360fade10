import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

/** Moves the focus into a new page, so that the keyboard and a screen reader start there. */
export function useFocusOnNavigate(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById("main")?.focus({ preventScroll: true });
  }, [pathname]);
}
