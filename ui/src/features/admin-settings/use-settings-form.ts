import { useState } from "react";
import { useRestoredDraft } from "@/shared/admin/use-restored-draft";
import { fieldMessages } from "@/shared/api/api-error";
import {
  type AllSettings,
  changesOf,
  type SettingName,
  type SettingsForm,
  toForm,
  typedOf,
} from "./settings-form";
import { useSaveSettings } from "./use-save-settings";

type Errors = Partial<Record<string, string>>;

/** What each part of the form reads and writes. */
export interface SettingsFields {
  form: SettingsForm;
  /** The server's messages by field; one goes when its field is changed. */
  errors: Errors;
  set: <Name extends SettingName>(name: Name, value: SettingsForm[Name]) => void;
}

export type SettingsFormState = ReturnType<typeof useSettingsForm>;

export function useSettingsForm(saved: AllSettings) {
  const draft = useRestoredDraft<Partial<SettingsForm>>();
  const [form, setForm] = useState(() => ({ ...toForm(saved), ...draft }));
  const [errors, setErrors] = useState<Errors>({});
  const saving = useSaveSettings();
  const changes = changesOf(form, saved);
  const show = (settings: AllSettings) => {
    setForm(toForm(settings));
    setErrors({});
  };
  const save = () =>
    saving.mutateAsync(changes).then(show, (error: unknown) => {
      setErrors(fieldMessages(error));
      throw error;
    });
  const set: SettingsFields["set"] = (name, value) => {
    setForm((before) => ({ ...before, [name]: value }));
    setErrors(({ [name]: _, ...others }) => others);
  };
  return {
    fields: { form, errors, set },
    changed: Object.keys(changes).length,
    saving: saving.isPending,
    save,
    discard: () => show(saved),
    /** What was typed and is not saved; never the mail password. */
    typed: () => typedOf(form, saved),
  };
}
