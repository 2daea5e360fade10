import { useId } from "react";
import { FormSection } from "@/shared/admin/forms/form-section";
import { isSecure } from "../form/admin-access";
import type { SettingsForm } from "../form/settings-form";
import type { SettingsFields } from "../form/use-settings-form";
import { type Choice, ChoiceList } from "./choice-list";
import { TextSetting } from "./text-setting";

const CHOICES: Choice<SettingsForm["adminFrom"]>[] = [
  {
    value: "desk",
    label: "Only in Pitlane's own window",
    text: "The safest choice. Visitors to the shop's address cannot even tell that there is a back office.",
  },
  {
    value: "localhost",
    label: "On this PC",
    text: "In Pitlane's own window, and in any browser on this PC as long as no public address is set.",
  },
  {
    value: "anywhere",
    label: "From anywhere",
    text: "Also on your phone or at home, through the public address and only over https. Strangers can then try passwords, five every 15 minutes: choose a long one.",
  },
];

interface AccessSectionProps {
  fields: SettingsFields;
  /** Saving would end the access of this window. */
  closing: boolean;
}

export function AccessSection({ fields: { form, errors, set }, closing }: AccessSectionProps) {
  const id = useId();
  const insecure = form.adminFrom === "anywhere" && !isSecure(form.publicUrl);
  return (
    <FormSection
      id="access"
      title="Where you may sign in"
      description="You always need the password. Pitlane's own window on this PC always works."
    >
      <ChoiceList
        name="adminFrom"
        legend="Where you may sign in"
        choices={CHOICES}
        value={form.adminFrom}
        onChange={(choice) => set("adminFrom", choice)}
        describedBy={`${id}-note`}
      />
      <div id={`${id}-note`} role="status">
        {errors.adminFrom && <p className="mt-3 text-danger">{errors.adminFrom}</p>}
        {insecure && (
          <p className="mt-3 text-warn">
            “From anywhere” needs a public address that begins with https://. Without one, nobody can sign in
            that way.
          </p>
        )}
        {closing && (
          <p className="mt-3 text-warn">
            Once saved, this page is no longer available here: continue in Pitlane's own window on the shop's
            PC.
          </p>
        )}
      </div>
    </FormSection>
  );
}

export function PublicAddressSection({ fields }: { fields: SettingsFields }) {
  return (
    <FormSection
      id="public-address"
      title="Public address"
      description="Where customers find the shop. Links in e-mails and search results lead there."
    >
      <TextSetting
        fields={fields}
        name="publicUrl"
        label="Public address"
        optional
        type="url"
        placeholder="https://shop.example"
        className="max-w-form"
      />
    </FormSection>
  );
}
