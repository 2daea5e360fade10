import { type FormEvent, type ReactNode, useRef } from "react";
import { LeavingQuestion } from "@/shared/admin/drafts/leaving-question";
import { focusFirstWrong } from "@/shared/admin/forms/focus-first-wrong";
import { SaveBar } from "@/shared/admin/forms/save-bar";
import type { SettingsFormState } from "./use-settings-form";

/** The state of a form of settings, whose `save` may ask first. */
type SheetState = Omit<SettingsFormState, "save"> & { save: () => Promise<unknown> };

interface SettingsSheetProps {
  /** The form's subject: "Selling". */
  label: string;
  state: SheetState;
  children: ReactNode;
}

/**
 * Show a form of settings with one Save. What the server refuses is shown at its field, the first of which is
 * focused.
 */
export function SettingsSheet({ label, state, children }: SettingsSheetProps) {
  const form = useRef<HTMLFormElement>(null);
  const { fields, changed, saving, save, discard, typed } = state;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (changed > 0) save().catch(() => focusFirstWrong(form.current));
  };
  return (
    <form ref={form} method="post" noValidate aria-label={label} onSubmit={submit}>
      {children}
      <SaveBar
        changed={changed}
        wrong={Object.keys(fields.errors).length}
        saving={saving}
        onDiscard={discard}
      />
      <LeavingQuestion unsaved={changed > 0} drafted={{ form: label, collect: typed }} />
    </form>
  );
}
