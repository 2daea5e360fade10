import { FormSection } from "@/shared/admin/form-section";
import { LineList } from "./line-list";
import type { SettingsFields } from "./use-settings-form";

const PARTS = [
  { key: "days", label: "Days", placeholder: "Mon-Fri", className: "flex-1" },
  { key: "hours", label: "Hours", placeholder: "8AM-6PM", className: "flex-1" },
] as const;

export function HoursSection({ fields: { form, errors, set } }: { fields: SettingsFields }) {
  return (
    <FormSection id="hours" title="Opening hours" description="In this order, beside the contact form.">
      <LineList
        noun="line of the hours"
        addLabel="Add a line"
        parts={PARTS}
        lines={form.hours}
        blank={{ days: "", hours: "" }}
        max={14}
        error={errors.hours}
        onChange={(lines) => set("hours", lines)}
      />
    </FormSection>
  );
}
