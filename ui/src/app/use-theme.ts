import { useLayoutEffect } from "react";
import { useLocation } from "react-router-dom";

/**
 * Mark the pages of the back office, which follow the system; all other pages are dark. The mark is set on
 * <html>, so that dialogs and toasts have it too.
 */
export function useTheme(): void {
  const { pathname } = useLocation();
  const light = isBackOffice(pathname);
  useLayoutEffect(() => {
    if (light) document.documentElement.dataset.theme = "light";
    else delete document.documentElement.dataset.theme;
  }, [light]);
}

export function isBackOffice(pathname: string): boolean {
  return pathname === "/admin" || pathname.startsWith("/admin/");
}
