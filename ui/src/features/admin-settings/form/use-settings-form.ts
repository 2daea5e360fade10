import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useRestoredDraft } from "@/shared/admin/drafts/draft";
import { putOver } from "@/shared/admin/drafts/put-over";
import { useFieldErrors } from "@/shared/admin/forms/use-field-errors";
import { useCall } from "@/shared/admin/use-call";
import { apiKey, reading } from "@/shared/api/query-client";
import { request } from "@/shared/api/request";
import { SETTINGS_KEY } from "@/shared/api/use-settings";
import { toast } from "@/shared/ui/toast-store";
import {
  type AllSettings,
  changesOf,
  type SettingName,
  type SettingsChanges,
  type SettingsForm,
  toForm,
  typedOf,
} from "./settings-form";

/** The values and functions that each part of the form uses. */
export interface SettingsFields {
  form: SettingsForm;
  /** The server's messages by field. One is dropped when its field is changed. */
  errors: Partial<Record<string, string>>;
  set: <Name extends SettingName>(name: Name, value: SettingsForm[Name]) => void;
}

export type SettingsFormState = ReturnType<typeof useSettingsForm>;

export function useSettingsForm(saved: AllSettings) {
  const draft = useRestoredDraft<Partial<SettingsForm>>();
  const [form, setForm] = useState(() => ({ ...toForm(saved), ...draft }));
  const { errors, clear, take, drop } = useFieldErrors();
  const saving = useSaveSettings();
  const changes = changesOf(form, saved);
  const show = (settings: AllSettings) => {
    setForm(toForm(settings));
    clear();
  };
  const tellSaved = (settings: AllSettings) => {
    toast({ title: "Settings saved" });
    // `form` is what was sent. What was typed since then stays, and is not saved yet.
    setForm((typed) => putOver(form, toForm(settings), typed));
    clear();
  };
  const save = () => saving.mutateAsync(changes).then(tellSaved, take);
  const set: SettingsFields["set"] = (name, value) => {
    setForm((before) => ({ ...before, [name]: value }));
    drop({ [name]: value });
  };
  return {
    fields: { form, errors, set },
    changed: Object.keys(changes).length,
    saving: saving.isPending,
    save,
    discard: () => show(saved),
    /** Return the unsaved values, never the mail password. */
    typed: () => typedOf(form, saved),
  };
}

const PATH = "/api/admin/settings";
const KEY = apiKey(PATH);

export function useAllSettings() {
  return useQuery(reading(KEY));
}

/** Save what was changed. The public pages, the uploads and the tax rates follow at once. */
export function useSaveSettings() {
  return useCall((body: SettingsChanges) => request(PATH, { method: "PATCH", body }), {
    failure: "Failed to save the settings",
    atFields: true,
    keep: KEY,
    reload: [SETTINGS_KEY, apiKey("/api/admin/uploads"), apiKey("/api/admin/tax-rates")],
  });
}
