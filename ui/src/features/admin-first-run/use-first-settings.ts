import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { tellUnlessAtField } from "@/shared/admin/tell-failure";
import { apiKey, reading } from "@/shared/api/query-client";
import { request } from "@/shared/api/request";
import type { components } from "@/shared/api/schema";
import { SETTINGS_KEY } from "@/shared/api/use-settings";

export type Settings = components["schemas"]["AllSettings"];
type Changes = Pick<
  components["schemas"]["SettingsBody"],
  "businessName" | "address" | "tunnel" | "publicUrl"
>;

const PATH = "/api/admin/settings";
const KEY = apiKey(PATH);

export function useFirstSettings() {
  return useQuery(reading(KEY));
}

/** A refusal by field is the step's to show. */
export function useSaveFirst(onSaved: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Changes) => request(PATH, { method: "PATCH", body }),
    onSuccess: (settings) => {
      client.setQueryData(KEY, settings);
      client.invalidateQueries({ queryKey: SETTINGS_KEY });
      onSaved();
    },
    onError: tellUnlessAtField("That was not saved"),
  });
}
