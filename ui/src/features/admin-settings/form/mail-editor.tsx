import { FormSection } from "@/shared/admin/forms/form-section";
import { SectionPages } from "@/shared/admin/forms/section-pages";
import { MailServerSection } from "../sections/mail-server-section";
import { MailTrial } from "../sections/mail-trial";
import { TextSetting } from "../sections/text-setting";
import type { AllSettings } from "./settings-form";
import { SettingsSheet } from "./settings-sheet";
import { type SettingsFields, useSettingsForm } from "./use-settings-form";

/** By which server the shop sends its mails, from whom and to whom. */
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

/** A cap on what strangers can make the shop's mail account send. */
function MailLimitSection({ fields }: { fields: SettingsFields }) {
  return (
    <FormSection
      id="mail-limit"
      title="Limit"
      description="Orders, enquiries and look-ups make the shop send e-mails. Above this number an hour of one kind, or five to one address, the rest wait under E-mails until you send them. After twenty e-mails to you, the rest come as one."
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
  const fallback = email ? `Blank: ${email}` : "Blank: the e-mail of the business, which is not set yet";
  return (
    <FormSection
      id="mail-addresses"
      title="Addresses"
      description="The sender that customers see, and the address where the shop tells you about new orders and enquiries."
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextSetting fields={fields} name="mailFrom" label="Sender" optional hint={fallback} type="email" />
        <TextSetting
          fields={fields}
          name="ownerEmail"
          label="Your own address"
          optional
          hint={fallback}
          type="email"
        />
      </div>
    </FormSection>
  );
}
