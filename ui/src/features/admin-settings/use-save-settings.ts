import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { tellFailure } from "@/shared/admin/tell-failure";
import { fieldMessages } from "@/shared/api/api-error";
import { apiKey } from "@/shared/api/query-client";
import { request } from "@/shared/api/request";
import { SETTINGS_KEY } from "@/shared/api/use-settings";
import { toast } from "@/shared/ui/toast-store";
import type { AllSettings, SettingsChanges } from "./settings-form";

const PATH = "/api/admin/settings";
const KEY = apiKey(PATH);

export function useAllSettings() {
  return useQuery<AllSettings>({ queryKey: KEY });
}

/** Saves what was changed; the public pages and the list of uploads follow at once. */
export function useSaveSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: SettingsChanges) => request<AllSettings>(PATH, { method: "PATCH", body }),
    onSuccess: (settings) => {
      client.setQueryData(KEY, settings);
      client.invalidateQueries({ queryKey: SETTINGS_KEY });
      client.invalidateQueries({ queryKey: apiKey("/api/admin/uploads") });
      toast({ title: "Settings saved" });
    },
    onError: (error) => {
      if (Object.keys(fieldMessages(error)).length === 0) tellFailure("Failed to save the settings")(error);
    },
  });
}
