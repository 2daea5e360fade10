import type { SettingsForm } from "../form/settings-form";
import type { SettingsFields } from "../form/use-settings-form";
import { SecretSetting } from "../sections/secret-setting";

interface PasswordSettingProps {
  fields: SettingsFields;
  /** The present password belongs to another server. */
  isAsked: boolean;
}

/** Take the password of the mail account. */
export function PasswordSetting({ fields, isAsked }: PasswordSettingProps) {
  return (
    <SecretSetting
      fields={fields}
      name="mailPassword"
      label="Password"
      noun="the password"
      isSet={fields.form.mailPasswordSet}
      hint={hintFor(fields.form, isAsked)}
    />
  );
}

function hintFor({ mailPassword, mailPasswordSet }: SettingsForm, isAsked: boolean): string {
  if (!mailPasswordSet) return "Not set. It is stored encrypted and never shown again.";
  if (mailPassword === "") return "It is removed when you save.";
  if (isAsked) return "Enter it again: the old one was for another server.";
  return "Set. Leave the field blank to keep it.";
}
