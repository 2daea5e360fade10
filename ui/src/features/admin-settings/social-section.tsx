import { FormSection } from "@/shared/admin/form-section";
import { TextSetting } from "./text-setting";
import type { SettingsFields } from "./use-settings-form";

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
      description="The addresses of your own pages there. A blank one has no sign in the footer."
    >
      <div className="grid gap-5 sm:grid-cols-2">
        {NETWORKS.map(({ name, label }) => (
          <TextSetting
            key={name}
            fields={fields}
            name={name}
            label={label}
            type="url"
            placeholder="https://"
            maxLength={500}
          />
        ))}
      </div>
    </FormSection>
  );
}
