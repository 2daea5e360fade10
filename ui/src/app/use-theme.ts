import { useLayoutEffect } from "react";
import { useLocation } from "react-router-dom";

/** The back office is light, everything else dark; set on <html> so that dialogs and toasts follow. */
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
