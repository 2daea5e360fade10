import { FormSection } from "@/shared/admin/forms/form-section";
import { settingsBody, statLine } from "@/shared/api/fields/admin-fields";
import type { SettingsFields } from "../form/use-settings-form";
import { LineList } from "./line-list";

const PARTS = [
  { key: "value", label: "Value", placeholder: "100+", ...statLine.value, className: "max-w-30 flex-1" },
  { key: "label", label: "Label", placeholder: "Vehicles Styled", ...statLine.label, className: "flex-1" },
] as const;

export function FiguresSection({ fields: { form, errors, set } }: { fields: SettingsFields }) {
  return (
    <FormSection
      id="figures"
      title="Numbers"
      description="The big numbers beside “About” on the home page. Four look best. Only write what is true."
    >
      <LineList
        noun="figure"
        addLabel="Add a number"
        parts={PARTS}
        lines={form.stats}
        blank={{ value: "", label: "" }}
        max={settingsBody.stats.maxItems}
        error={errors.stats}
        onChange={(lines) => set("stats", lines)}
      />
    </FormSection>
  );
}
