import { FormSection } from "@/shared/admin/forms/form-section";
import { LongTextInput } from "@/shared/admin/forms/inputs";
import { settingsBody } from "@/shared/api/fields/admin-fields";
import type { SettingsFields } from "../form/use-settings-form";
import { TextSetting } from "./text-setting";

export function BusinessSection({ fields }: { fields: SettingsFields }) {
  return (
    <FormSection
      id="business"
      title="Business"
      description="Shown on every page and in search results. Blank fields are not shown."
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextSetting fields={fields} name="businessName" label="Business name" />
        <TextSetting fields={fields} name="tagline" label="Tagline" optional />
        <TextSetting fields={fields} name="phone" label="Phone" optional type="tel" />
        <TextSetting fields={fields} name="email" label="E-mail" optional type="email" />
        <AddressSetting fields={fields} />
      </div>
    </FormSection>
  );
}

export function AddressSetting({ fields: { form, errors, set } }: { fields: SettingsFields }) {
  return (
    <LongTextInput
      label="Address"
      optional
      error={errors.address}
      className="sm:col-span-2"
      rows={2}
      maxLength={settingsBody.address.maxLength}
      value={form.address}
      onValue={(text) => set("address", text)}
    />
  );
}

const NETWORKS = [
  { name: "tiktokUrl", label: "TikTok" },
  { name: "instagramUrl", label: "Instagram" },
  { name: "facebookUrl", label: "Facebook" },
  { name: "snapchatUrl", label: "Snapchat" },
] as const;

export function SocialSection({ fields }: { fields: SettingsFields }) {
  return (
    <FormSection
      id="social"
      title="Social networks"
      description="The addresses of your own pages there. Blank ones are not shown in the footer."
    >
      <SocialSettings fields={fields} />
    </FormSection>
  );
}

export function SocialSettings({ fields }: { fields: SettingsFields }) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {NETWORKS.map(({ name, label }) => (
        <TextSetting key={name} fields={fields} name={name} label={label} type="url" placeholder="https://" />
      ))}
    </div>
  );
}
