import type { ComponentProps, ReactNode } from "react";
import { Field } from "@/shared/ui/forms/field";
import { Input } from "@/shared/ui/input";
import type { TextName } from "../form/settings-form";
import type { SettingsFields } from "../form/use-settings-form";

interface TextSettingProps extends Omit<ComponentProps<"input">, "name" | "value" | "onChange"> {
  fields: SettingsFields;
  name: Exclude<TextName, "adminFrom" | "mailSecurity" | "taxMode">;
  label: string;
  hint?: ReactNode;
  optional?: boolean;
  /** Of the field as a whole. */
  className?: string;
  /** Classes of the control's width, where it is not as wide as the field. */
  width?: string;
}

/** One setting that is a line of text. */
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
    <Field
      label={label}
      hint={hint}
      optional={optional ?? false}
      error={errors[name]}
      className={className ?? ""}
    >
      {(control) => (
        <Input
          autoComplete="off"
          {...rest}
          {...control}
          name={name}
          className={width ?? ""}
          value={form[name]}
          onChange={({ target }) => set(name, target.value)}
        />
      )}
    </Field>
  );
}
