import { useState } from "react";
import { FormSection } from "@/shared/admin/forms/form-section";
import { SelectInput } from "@/shared/admin/forms/inputs";
import type { AllSettings, SettingsForm } from "../form/settings-form";
import type { SettingsFields } from "../form/use-settings-form";
import { TextSetting } from "../sections/text-setting";
import {
  MAIL_PROVIDERS,
  type MailProvider,
  providerOfAddress,
  providerOfServer,
  serverFor,
} from "./mail-providers";
import { OtherServer } from "./other-server";
import { PasswordSetting } from "./password-setting";

const OTHER = "other";

interface MailServerProps {
  fields: SettingsFields;
  saved: AllSettings;
}

export function MailServerSection(props: MailServerProps) {
  return (
    <FormSection
      id="mail-server"
      title="Your e-mail account"
      description="The shop sends its e-mails from this address. Without one, every e-mail waits for you under E-mails, ready to send."
    >
      <MailServerSettings {...props} />
    </FormSection>
  );
}

/** Take the address and its provider, which knows the server. Another provider's server is asked for. */
export function MailServerSettings({ fields, saved }: MailServerProps) {
  const { form, errors, set } = fields;
  const known = providerOfServer(form);
  const [isOther, setOther] = useState(form.mailHost !== "" && !known);
  const use = (provider: MailProvider, address: string) => {
    setOther(false);
    const server = serverFor(provider, address);
    set("mailHost", server.mailHost);
    set("mailPort", server.mailPort);
    set("mailSecurity", server.mailSecurity);
    set("mailUser", server.mailUser);
  };
  const chooseOther = () => {
    setOther(true);
    if (known) set("mailHost", "");
    if (form.mailUser === "") set("mailUser", (form.mailFrom || form.email).trim());
  };
  const write = (address: string) => {
    // A server that was typed is not replaced, whatever address is the sender.
    const provider = isOther ? undefined : (providerOfAddress(address) ?? known);
    set("mailFrom", address);
    if (provider) use(provider, address);
    else if (form.mailUser === form.mailFrom.trim()) set("mailUser", address.trim());
  };
  const choose = (name: string) => {
    const provider = MAIL_PROVIDERS.find((each) => each.name === name);
    if (provider) use(provider, form.mailFrom || form.email);
    else chooseOther();
  };
  return (
    <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_8rem]">
      <AddressSetting fields={fields} onWrite={write} />
      <SelectInput
        label="Provider"
        className="sm:col-span-2"
        error={isOther ? undefined : errors.mailHost}
        controlClass="max-w-form"
        value={isOther ? OTHER : (known?.name ?? "")}
        onValue={choose}
      >
        {!isOther && !known && <option value="">Choose…</option>}
        {MAIL_PROVIDERS.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
        <option value={OTHER}>Other provider</option>
      </SelectInput>
      {isOther && <OtherServer fields={fields} />}
      {!isOther && known && <ProviderNote provider={known} />}
      {(isOther || known) && <PasswordSetting fields={fields} isAsked={isAnotherServer(form, saved)} />}
    </div>
  );
}

interface AddressProps {
  fields: SettingsFields;
  onWrite: (address: string) => void;
}

function AddressSetting({ fields, onWrite }: AddressProps) {
  const { email } = fields.form;
  const set: SettingsFields["set"] = (name, value) =>
    name === "mailFrom" ? onWrite(String(value)) : fields.set(name, value);
  return (
    <TextSetting
      fields={{ ...fields, set }}
      name="mailFrom"
      label="E-mail address"
      optional
      hint={
        email ? `Blank: ${email}` : "Customers see it as the sender. No e-mails are sent until this is set."
      }
      type="email"
      className="sm:col-span-2"
      width="max-w-form"
    />
  );
}

function ProviderNote({ provider: { name, note, page } }: { provider: MailProvider }) {
  return (
    <p className="max-w-measure border-control border-l-2 pl-3 sm:col-span-2">
      {note}{" "}
      {page && (
        <a href={page} target="_blank" rel="noreferrer" className="underline underline-offset-4">
          {`Open ${name}'s page`}
        </a>
      )}
    </p>
  );
}

/** Return whether the server is another one. The server then drops the password of the one before. */
function isAnotherServer(form: SettingsForm, saved: AllSettings): boolean {
  if (!saved.mailPasswordSet || !saved.mailHost) return false;
  return (
    form.mailHost.trim().toLowerCase() !== saved.mailHost.toLowerCase() ||
    form.mailPort !== String(saved.mailPort) ||
    form.mailSecurity !== saved.mailSecurity
  );
}
