import { SelectInput } from "@/shared/admin/forms/inputs";
import { Checkbox } from "@/shared/ui/forms/checkbox";
import type { SettingsForm } from "../form/settings-form";
import type { SettingsFields } from "../form/use-settings-form";
import { TextSetting } from "../sections/text-setting";

type Security = SettingsForm["mailSecurity"];

const SECURITIES: Record<Security, string> = {
  starttls: "STARTTLS",
  tls: "TLS from the start (SSL)",
  none: "None: only for a server on this PC",
};

const USUAL_PORTS: Record<Security, string> = { starttls: "587", tls: "465", none: "25" };

/** Take the server of a provider that is not in the list. */
export function OtherServer({ fields }: { fields: SettingsFields }) {
  const { form, errors, set } = fields;
  const choose = (security: Security) => {
    if (form.mailPort === USUAL_PORTS[form.mailSecurity]) set("mailPort", USUAL_PORTS[security]);
    set("mailSecurity", security);
  };
  return (
    <>
      <TextSetting
        fields={fields}
        name="mailHost"
        label="Server"
        hint="Your provider calls it “outgoing mail” or SMTP."
        placeholder="smtp.example.ie"
        spellCheck={false}
      />
      <TextSetting fields={fields} name="mailPort" label="Port" inputMode="numeric" className="sm:self-end" />
      <SelectInput
        label="Encryption"
        error={errors.mailSecurity}
        className="sm:col-span-2"
        controlClass="max-w-form"
        value={form.mailSecurity}
        onValue={(value) => choose(value as Security)}
      >
        {Object.entries(SECURITIES).map(([security, name]) => (
          <option key={security} value={security}>
            {name}
          </option>
        ))}
      </SelectInput>
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
        label="User name"
        optional
        hint="Often the e-mail address; some providers give you another one."
        spellCheck={false}
        className="sm:col-span-2"
        width="max-w-form"
      />
    </>
  );
}
