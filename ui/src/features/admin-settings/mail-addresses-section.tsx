import { FormSection } from "@/shared/admin/form-section";
import { TextSetting } from "./text-setting";
import type { SettingsFields } from "./use-settings-form";

export function MailAddressesSection({ fields }: { fields: SettingsFields }) {
  const { email } = fields.form;
  const fallback = email ? `Blank: ${email}` : "Blank: the e-mail of the business, which is not set yet";
  return (
    <FormSection
      id="mail-addresses"
      title="Addresses"
      description="Whom customers see as the sender, and where the shop tells you of new orders and messages."
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextSetting
          fields={fields}
          name="mailFrom"
          label="Sender"
          optional
          hint={fallback}
          type="email"
          maxLength={254}
        />
        <TextSetting
          fields={fields}
          name="ownerEmail"
          label="Your own address"
          optional
          hint={fallback}
          type="email"
          maxLength={254}
        />
      </div>
    </FormSection>
  );
}
