import { FormSection } from "@/shared/admin/forms/form-section";
import { SectionPages } from "@/shared/admin/forms/section-pages";
import { MailServerSection } from "../mail/mail-server-section";
import { MailTrial } from "../sections/mail-trial";
import { TextSetting } from "../sections/text-setting";
import type { AllSettings } from "./settings-form";
import { SettingsSheet } from "./settings-sheet";
import { type SettingsFields, useSettingsForm } from "./use-settings-form";

/** Edit by which server the shop sends its mails, from whom and to whom. */
export function MailEditor({ saved }: { saved: AllSettings }) {
  const state = useSettingsForm(saved);
  return (
    <SettingsSheet label="Mail" state={state}>
      <SectionPages>
        <MailServerSection fields={state.fields} saved={saved} />
        <MailAddressesSection fields={state.fields} />
        <MailLimitSection fields={state.fields} />
        <MailTrial state={state} saved={saved} />
      </SectionPages>
    </SettingsSheet>
  );
}

/** Limit what strangers can make the shop's mail account send. */
function MailLimitSection({ fields }: { fields: SettingsFields }) {
  return (
    <FormSection
      id="mail-limit"
      title="Limit"
      description="Orders, enquiries and look-ups make the shop send e-mails. If more than this many of one kind would go out in an hour, or more than five to one address, the rest wait under E-mails until you send them. After twenty e-mails to you, the rest come as one."
    >
      <TextSetting
        fields={fields}
        name="visitorMailsPerHour"
        label="E-mails per hour, of each kind"
        hint="0: every one waits for you."
        inputMode="numeric"
        width="max-w-24"
      />
    </FormSection>
  );
}

function MailAddressesSection({ fields }: { fields: SettingsFields }) {
  const { email } = fields.form;
  return (
    <FormSection
      id="mail-addresses"
      title="Your own address"
      description="Where the shop tells you about new orders and enquiries."
    >
      <TextSetting
        fields={fields}
        name="ownerEmail"
        label="Your own address"
        optional
        hint={email ? `Blank: ${email}` : "No e-mails are sent to you until this is set."}
        type="email"
        width="max-w-form"
      />
    </FormSection>
  );
}
