import { FormSection } from "@/shared/admin/form-section";
import { Field } from "@/shared/ui/field";
import { Textarea } from "@/shared/ui/textarea";
import { TextSetting } from "./text-setting";
import type { SettingsFields } from "./use-settings-form";

export function BusinessSection({ fields }: { fields: SettingsFields }) {
  const { form, errors, set } = fields;
  return (
    <FormSection
      id="business"
      title="Business"
      description="On every page and in search results. What is left blank is not shown."
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextSetting fields={fields} name="businessName" label="Business name" maxLength={200} />
        <TextSetting fields={fields} name="tagline" label="Tagline" optional maxLength={500} />
        <TextSetting fields={fields} name="phone" label="Phone" optional type="tel" maxLength={200} />
        <TextSetting fields={fields} name="email" label="E-mail" optional type="email" maxLength={254} />
        <Field label="Address" optional error={errors.address} className="sm:col-span-2">
          {(control) => (
            <Textarea
              {...control}
              rows={2}
              maxLength={5000}
              value={form.address}
              onChange={({ target }) => set("address", target.value)}
            />
          )}
        </Field>
      </div>
    </FormSection>
  );
}
