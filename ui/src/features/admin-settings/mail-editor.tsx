import { MailAddressesSection } from "./mail-addresses-section";
import { MailLimitSection } from "./mail-limit-section";
import { MailServerSection } from "./mail-server-section";
import { MailTrial } from "./mail-trial";
import type { AllSettings } from "./settings-form";
import { SettingsSheet } from "./settings-sheet";
import { useSettingsForm } from "./use-settings-form";

/** By which server the shop sends its mails, from whom and to whom. */
export function MailEditor({ saved }: { saved: AllSettings }) {
  const state = useSettingsForm(saved);
  return (
    <SettingsSheet label="Mail" state={state}>
      <MailServerSection fields={state.fields} />
      <MailAddressesSection fields={state.fields} />
      <MailLimitSection fields={state.fields} />
      <MailTrial state={state} saved={saved} />
    </SettingsSheet>
  );
}
