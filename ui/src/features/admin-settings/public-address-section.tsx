import { FormSection } from "@/shared/admin/form-section";
import { TextSetting } from "./text-setting";
import type { SettingsFields } from "./use-settings-form";

export function PublicAddressSection({ fields }: { fields: SettingsFields }) {
  return (
    <FormSection
      id="public-address"
      title="Public address"
      description="Where customers find the shop. Links in mails and in search results lead there."
    >
      <TextSetting
        fields={fields}
        name="publicUrl"
        label="Public address"
        optional
        type="url"
        placeholder="https://shop.example"
        maxLength={500}
        className="max-w-form"
      />
    </FormSection>
  );
}
