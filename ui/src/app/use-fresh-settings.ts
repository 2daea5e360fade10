import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { SETTINGS_KEY } from "@/shared/api/use-settings";

const OLD_AFTER_MS = 60_000;
const READ_AGAIN_MS = 5 * 60_000;

/** What the owner changes arrives without a reload: on the way to another page, at the latest after minutes. */
export function useFreshSettings(): void {
  const client = useQueryClient();
  const { pathname } = useLocation();
  const { dataUpdatedAt } = useQuery({ queryKey: SETTINGS_KEY, refetchInterval: READ_AGAIN_MS });
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (Date.now() - dataUpdatedAt > OLD_AFTER_MS) client.invalidateQueries({ queryKey: SETTINGS_KEY });
  }, [client, dataUpdatedAt, pathname]);
}
