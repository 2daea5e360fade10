import { settingsBody } from "@/shared/api/fields/admin-fields";
import { Button } from "@/shared/ui/button";
import { Field } from "@/shared/ui/forms/field";
import { Input } from "@/shared/ui/input";
import type { SettingsForm } from "../form/settings-form";
import type { SettingsFields } from "../form/use-settings-form";

interface PasswordSettingProps {
  fields: SettingsFields;
  /** The password there is belongs to another server. */
  isAsked: boolean;
}

/** The mail password can be written but never read: what is kept is only said to be set or not. */
export function PasswordSetting({ fields: { form, errors, set }, isAsked }: PasswordSettingProps) {
  const isGoing = form.mailPassword === "";
  return (
    <div className="flex max-w-form flex-wrap items-end gap-3 sm:col-span-2">
      <Field
        label="Password"
        hint={hintFor(form, isAsked)}
        error={errors.mailPassword}
        className="min-w-0 flex-1 basis-56"
      >
        {(control) => (
          <Input
            {...control}
            type="password"
            name="mailPassword"
            autoComplete="new-password"
            maxLength={settingsBody.mailPassword.maxLength}
            value={form.mailPassword ?? ""}
            onChange={({ target }) => set("mailPassword", target.value || undefined)}
          />
        )}
      </Field>
      {form.mailPasswordSet && (
        <Button onClick={() => set("mailPassword", isGoing ? undefined : "")}>
          {isGoing ? "Keep the password" : "Remove the password"}
        </Button>
      )}
    </div>
  );
}

function hintFor({ mailPassword, mailPasswordSet }: SettingsForm, isAsked: boolean): string {
  if (!mailPasswordSet) return "Not set. It is kept sealed and never shown again.";
  if (mailPassword === "") return "It is removed when you save.";
  if (isAsked) return "Enter it again: it was another server's, which is not passed on.";
  return "Set. Leave the field blank to keep it.";
}
