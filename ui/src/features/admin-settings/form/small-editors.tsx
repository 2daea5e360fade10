import { FiguresSection } from "../sections/figures-section";
import { RetentionSection } from "../sections/retention-section";
import type { AllSettings } from "./settings-form";
import { SettingsSheet } from "./settings-sheet";
import { useSettingsForm } from "./use-settings-form";

interface EditorProps {
  saved: AllSettings;
}

/** Edit the numbers beside the story of the home page. */
export function FiguresEditor({ saved }: EditorProps) {
  const state = useSettingsForm(saved);
  return (
    <SettingsSheet label="Numbers about you" state={state}>
      <FiguresSection fields={state.fields} />
    </SettingsSheet>
  );
}

/** Edit how long visits, carts and enquiries are stored. */
export function RetentionEditor({ saved }: EditorProps) {
  const state = useSettingsForm(saved);
  return (
    <SettingsSheet label="How long data is kept" state={state}>
      <RetentionSection fields={state.fields} />
    </SettingsSheet>
  );
}
