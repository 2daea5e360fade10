import { TextInput } from "@/shared/admin/forms/inputs";
import { settingsBody } from "@/shared/api/fields/admin-fields";
import { Button } from "@/shared/ui/button";
import type { SecretName } from "../form/settings-form";
import type { SettingsFields } from "../form/use-settings-form";

interface SecretSettingProps {
  fields: SettingsFields;
  name: SecretName;
  label: string;
  /** The noun in the button's name: "the password". */
  noun: string;
  isSet: boolean;
  hint: string;
}

/** Edit a secret, which can be written but never read. The field only says whether it is set. */
export function SecretSetting({ fields, name, label, noun, isSet, hint }: SecretSettingProps) {
  const { form, errors, set } = fields;
  const isGoing = form[name] === "";
  return (
    <div className="flex max-w-form flex-wrap items-end gap-3 sm:col-span-2">
      <TextInput
        label={label}
        hint={hint}
        error={errors[name]}
        className="min-w-0 flex-1 basis-56"
        type="password"
        name={name}
        autoComplete="new-password"
        maxLength={settingsBody[name].maxLength}
        value={form[name] ?? ""}
        onValue={(text) => set(name, text || undefined)}
      />
      {isSet && (
        <Button onClick={() => set(name, isGoing ? undefined : "")}>
          {isGoing ? `Keep ${noun}` : `Remove ${noun}`}
        </Button>
      )}
    </div>
  );
}
