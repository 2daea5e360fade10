import { useEffect, useState } from "react";
import { forgetAnswer, readAnswer, storeAnswer } from "@/shared/admin/drafts/step-answers";
import { useFieldErrors } from "@/shared/admin/forms/use-field-errors";
import {
  type AllSettings,
  bodyOf,
  type SettingName,
  type SettingsForm,
  toForm,
  withoutSecrets,
} from "../form/settings-form";
import { type SettingsFields, useSaveSettings } from "../form/use-settings-form";

/** A question of the first run: the settings that it asks for. */
export interface Question {
  step: string;
  names: readonly SettingName[];
  /** Returns the first answer, where it is not the saved one. */
  first?: (saved: AllSettings) => Partial<SettingsForm>;
  /** Returns the settings to send, where these are not all. */
  send?: (form: SettingsForm) => readonly SettingName[];
}

/**
 * Return the answer to a question. It is stored while it is typed, saved under the rules of the settings, or
 * skipped.
 */
export function useQuestion(question: Question, saved: AllSettings, onNext: () => void) {
  const { step, names, first, send } = question;
  const [typed, setTyped] = useState(() => readAnswer<SettingsForm>(step));
  const { errors, take, drop } = useFieldErrors();
  const saving = useSaveSettings();
  const form: SettingsForm = { ...toForm(saved), ...first?.(saved), ...typed };
  useEffect(() => storeAnswer(step, withoutSecrets(typed, saved)), [step, typed, saved]);
  const set: SettingsFields["set"] = (name, value) => {
    setTyped((before) => ({ ...before, [name]: value }));
    drop({ [name]: value });
  };
  const skip = () => {
    forgetAnswer(step);
    onNext();
  };
  // All of them are sent, not only what was changed: an answer that leaves a setting as it is has been given
  // too.
  const save = () => saving.mutateAsync(bodyOf(form, send?.(form) ?? names)).then(skip, take);
  return { fields: { form, errors, set }, saving: saving.isPending, save, skip };
}
