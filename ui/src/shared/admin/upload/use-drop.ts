import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useCall } from "@/shared/admin/use-call";
import { apiKey, reading } from "@/shared/api/query-client";
import { request } from "@/shared/api/request";
import type { components } from "@/shared/api/schema";
import { refreshCatalogue } from "../refresh-catalogue";

type Drop = components["schemas"]["DropView"];
export type NewDrop = components["schemas"]["NewDropView"];

const DROPS = "/api/admin/drops";
const WATCH_MS = 2000;

/** What the pictures belong to. Without it they are added to the uploads. */
export interface DropTarget {
  for: "product" | "job";
  id: string;
}

/** Return the code that is shown. A new one ends the one before. */
export function useOpenDrop(target: DropTarget | undefined) {
  const { data, error, mutate, reset, isPending } = useCall(() =>
    request(DROPS, { method: "POST", body: target ?? { for: "uploads" } }),
  );
  const end = () => {
    // One that has ended already needs no end.
    if (data) request(`${DROPS}/${data.id}`, { method: "DELETE" }).catch(() => undefined);
    reset();
  };
  const start = () => {
    end();
    mutate();
  };
  return { drop: isPending ? undefined : data, error, start, end };
}

/** Return a drop with its pictures so far; none when the shop no longer knows it, as after a restart. */
export function useDrop(opened: NewDrop, onLanded: (() => void) | undefined): Drop | undefined {
  const client = useQueryClient();
  const { data, isError } = useQuery({
    ...reading(apiKey(`${DROPS}/${opened.id}`)),
    initialData: opened as Drop,
    // It is read even when it has ended, because pictures that were being sent still arrive.
    refetchInterval: ({ state }) => (state.error ? false : WATCH_MS),
    gcTime: 0,
  });
  const landed = data.pictures.length;
  useEffect(() => {
    if (landed === 0) return;
    onLanded?.();
    refreshCatalogue(client);
  }, [landed]);
  return isError ? undefined : data;
}
