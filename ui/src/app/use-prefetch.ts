import { PAGES } from "virtual:public-pages";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { matchRoutes } from "react-router-dom";
import { isBackOffice } from "./use-theme";

/** Fetch the page behind a link of this site and its answers while the pointer or the focus rests on the link. */
export function usePrefetch(): void {
  const client = useQueryClient();
  useEffect(() => {
    const look = ({ target }: Event) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href]");
      if (link && link.origin === location.origin) fetchAhead(client, new URL(link.href));
    };
    document.addEventListener("pointerover", look);
    document.addEventListener("focusin", look);
    return () => {
      document.removeEventListener("pointerover", look);
      document.removeEventListener("focusin", look);
    };
  }, [client]);
}

/**
 * Fetch without counting or showing anything. What fails here is asked for again, and its failure shown, where
 * it is needed.
 */
function fetchAhead(client: QueryClient, { pathname, searchParams }: URL): void {
  const [match] = matchRoutes(PAGES, pathname) ?? [];
  if (!match || isBackOffice(pathname) || isSparing()) return;
  match.route.chunk
    .arrive()
    .then(({ prepare }) => prepare?.(client, { params: match.params, search: searchParams }))
    .catch(() => {});
}

/** Return whether the visitor asked the browser to load less. */
function isSparing(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
