import { FormSection } from "@/shared/admin/forms/form-section";
import type { SettingsFields } from "../form/use-settings-form";
import { TextSetting } from "./text-setting";

const PERIODS = [
  { name: "analyticsDays", label: "Visits, in days", hint: "Then they are removed from the statistics." },
  {
    name: "ipDays",
    label: "Visitors' full internet addresses, in days",
    hint: "Then only the network part is kept.",
  },
  { name: "cartDays", label: "Abandoned carts, in days", hint: "Counted from the last change." },
  { name: "enquiryMonths", label: "Enquiries, in months", hint: "Then they are deleted." },
] as const;

export function RetentionSection({ fields }: { fields: SettingsFields }) {
  return (
    <FormSection
      id="retention"
      title="How long data is kept"
      description="Anything older is removed automatically, once an hour. Orders always stay."
    >
      <div className="grid gap-5 sm:grid-cols-2">
        {PERIODS.map(({ name, label, hint }) => (
          <TextSetting
            key={name}
            fields={fields}
            name={name}
            label={label}
            hint={hint}
            inputMode="numeric"
            width="max-w-24"
          />
        ))}
      </div>
    </FormSection>
  );
}
