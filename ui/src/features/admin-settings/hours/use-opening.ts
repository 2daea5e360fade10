import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useCall } from "@/shared/admin/use-call";
import { fieldMessages, serverMessage } from "@/shared/api/api-error";
import { apiKey, reading } from "@/shared/api/query-client";
import { request } from "@/shared/api/request";
import { SETTINGS_KEY } from "@/shared/api/use-settings";
import type { AllSettings } from "../form/settings-form";
import { type HourLine, hourLines, type Opening } from "./hour-lines";

const PATH = "/api/admin/opening";
const OPENING = apiKey(PATH);
const SETTINGS = "/api/admin/settings";

export const useOpening = () => useQuery(reading(OPENING));

export interface Hours {
  spans: Opening[];
  /** The lines are the owner's own words. */
  isOwn: boolean;
  lines: HourLine[];
}

export type HoursForm = ReturnType<typeof useHours>;

/**
 * Return the week's hours and the customers' lines about them, which are saved together. `typed` are those to
 * begin with.
 */
export function useHours(saved: Opening[], settings: AllSettings, typed: Partial<Hours> = {}) {
  const [hours, setHours] = useState({
    spans: saved,
    isOwn: settings.ownHours,
    lines: settings.hours,
    ...typed,
  });
  const saving = useSaveHours();
  const put = (changes: Partial<Hours>) => {
    saving.reset();
    setHours({ ...hours, ...changes });
  };
  return {
    ...hours,
    put,
    /** The lines that customers read once it is saved. */
    read: hours.isOwn ? hours.lines : hourLines(hours.spans),
    save: () => saving.mutateAsync(hours),
    saving: saving.isPending,
    errors: saving.error ? errorsOf(saving.error) : {},
  };
}

function errorsOf(error: unknown): { spans?: string | undefined; hours?: string | undefined } {
  const { spans, hours } = fieldMessages(error);
  if (hours) return { hours };
  return { spans: spans ?? serverMessage(error) ?? "The opening hours could not be saved." };
}

function useSaveHours() {
  const client = useQueryClient();
  return useCall(
    async ({ spans, isOwn, lines }: Hours) => {
      client.setQueryData(OPENING, await request(PATH, { method: "PUT", body: { spans } }));
      const body = isOwn ? { ownHours: true, hours: lines } : { ownHours: false };
      return request(SETTINGS, { method: "PATCH", body });
    },
    { keep: apiKey(SETTINGS), reload: SETTINGS_KEY },
  );
}
