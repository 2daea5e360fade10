import { FormSection } from "@/shared/admin/form-section";
import { TextSetting } from "./text-setting";
import type { SettingsFields } from "./use-settings-form";

/** A cap on what strangers can make the shop's mail account send. */
export function MailLimitSection({ fields }: { fields: SettingsFields }) {
  return (
    <FormSection
      id="mail-limit"
      title="Limit"
      description="Orders, messages and look-ups make the shop write mails, to customers and to you. Above this number the rest waits under Mails until you send it."
    >
      <TextSetting
        fields={fields}
        name="visitorMailsPerHour"
        label="Mails an hour"
        hint="0: every one waits for you."
        inputMode="numeric"
        maxLength={5}
        width="max-w-24"
      />
    </FormSection>
  );
}
