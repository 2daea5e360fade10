import { FormSection } from "@/shared/admin/form-section";
import { TextSetting } from "./text-setting";
import type { SettingsFields } from "./use-settings-form";

export function SalesSection({ fields }: { fields: SettingsFields }) {
  return (
    <FormSection
      id="sales"
      title="Tax and address"
      description="The tax is added to every cart from now on. Orders keep the sums they were placed with."
    >
      <div className="grid items-end gap-5 sm:grid-cols-[8rem_minmax(0,1fr)]">
        <TextSetting fields={fields} name="taxRate" label="Tax rate in %" inputMode="decimal" maxLength={6} />
        <TextSetting
          fields={fields}
          name="publicUrl"
          label="Public address"
          optional
          hint="Where customers find the shop. Links in search results lead there."
          type="url"
          placeholder="https://shop.example"
          maxLength={500}
        />
      </div>
    </FormSection>
  );
}
