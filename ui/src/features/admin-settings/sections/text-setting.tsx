import type { ComponentProps, ReactNode } from "react";
import { TextInput } from "@/shared/admin/forms/inputs";
import { settingsBody } from "@/shared/api/fields/admin-fields";
import type { TextName } from "../form/settings-form";
import type { SettingsFields } from "../form/use-settings-form";

interface TextSettingProps
  extends Omit<ComponentProps<"input">, "name" | "maxLength" | "value" | "onChange"> {
  fields: SettingsFields;
  name: Exclude<TextName, "adminFrom" | "mailSecurity" | "taxMode">;
  label: string;
  hint?: ReactNode;
  optional?: boolean;
  /** The class of the field as a whole. */
  className?: string;
  /** The classes of the control's width, where it is not as wide as the field. */
  width?: string;
}

/** Edit one setting that is a line of text. */
export function TextSetting({
  fields,
  name,
  label,
  hint,
  optional,
  className,
  width,
  ...rest
}: TextSettingProps) {
  const { form, errors, set } = fields;
  return (
    <TextInput
      label={label}
      hint={hint}
      optional={optional ?? false}
      error={errors[name]}
      className={className ?? ""}
      autoComplete="off"
      {...rest}
      name={name}
      maxLength={longestOf(name)}
      controlClass={width ?? ""}
      value={form[name]}
      onValue={(text) => set(name, text)}
    />
  );
}

/** Return the field's greatest length; for a number the digits of the greatest one. */
function longestOf(name: TextSettingProps["name"]): number {
  const limits = settingsBody[name];
  return "max" in limits ? String(limits.max).length : limits.maxLength;
}
