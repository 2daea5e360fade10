import { FormSection } from "@/shared/admin/forms/form-section";
import { Checkbox } from "@/shared/ui/forms/checkbox";
import { Field } from "@/shared/ui/forms/field";
import { Select } from "@/shared/ui/forms/select";
import type { AllSettings, SettingsForm } from "../form/settings-form";
import type { SettingsFields } from "../form/use-settings-form";
import { PasswordSetting } from "./password-setting";
import { TextSetting } from "./text-setting";

type Security = SettingsForm["mailSecurity"];

const SECURITIES: Record<Security, string> = {
  starttls: "STARTTLS",
  tls: "TLS from the start (SSL)",
  none: "None: only for a server on this PC",
};

const USUAL_PORTS: Record<Security, string> = { starttls: "587", tls: "465", none: "25" };

interface MailServerProps {
  fields: SettingsFields;
  saved: AllSettings;
}

export function MailServerSection(props: MailServerProps) {
  return (
    <FormSection
      id="mail-server"
      title="Mail server"
      description="Your provider calls these “outgoing mail” or SMTP. Without a server, every e-mail waits for you under E-mails, ready to send."
    >
      <MailServerSettings {...props} />
    </FormSection>
  );
}

export function MailServerSettings({ fields, saved }: MailServerProps) {
  const { form, errors, set } = fields;
  const choose = (security: Security) => {
    if (form.mailPort === USUAL_PORTS[form.mailSecurity]) set("mailPort", USUAL_PORTS[security]);
    set("mailSecurity", security);
  };
  return (
    <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_8rem]">
      <TextSetting
        fields={fields}
        name="mailHost"
        label="Server"
        placeholder="smtp.example.ie"
        spellCheck={false}
      />
      <TextSetting fields={fields} name="mailPort" label="Port" inputMode="numeric" />
      <Field label="Security" error={errors.mailSecurity} className="sm:col-span-2">
        {(control) => (
          <Select
            {...control}
            className="max-w-form"
            value={form.mailSecurity}
            onChange={({ target }) => choose(target.value as Security)}
          >
            {Object.entries(SECURITIES).map(([security, name]) => (
              <option key={security} value={security}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {form.mailSecurity === "none" && (
        <Checkbox
          label="Send unencrypted anyway: anyone on the way can read it"
          checked={form.mailUnencrypted}
          onChange={({ target }) => set("mailUnencrypted", target.checked)}
          className="sm:col-span-2"
        />
      )}
      <TextSetting
        fields={fields}
        name="mailUser"
        label="User"
        optional
        spellCheck={false}
        className="sm:col-span-2"
        width="max-w-form"
      />
      <PasswordSetting fields={fields} isAsked={isAnotherServer(form, saved)} />
    </div>
  );
}

/** The server drops the password of the one before. */
function isAnotherServer(form: SettingsForm, saved: AllSettings): boolean {
  if (!saved.mailPasswordSet || !saved.mailHost) return false;
  return (
    form.mailHost.trim().toLowerCase() !== saved.mailHost.toLowerCase() ||
    form.mailPort !== String(saved.mailPort) ||
    form.mailSecurity !== saved.mailSecurity
  );
}
