import { HOME_TEXTS, type HomeText } from "@/content/home/texts";
import { lookBody } from "@/shared/api/fields/admin-fields";
import { Field } from "@/shared/ui/forms/field";
import { Textarea } from "@/shared/ui/forms/textarea";
import { Input } from "@/shared/ui/input";
import { OtherVersions } from "./other-versions";
import type { LookFields } from "./use-look-form";

interface LookTextProps {
  fields: LookFields;
  name: HomeText;
  label: string;
  hint?: string;
  /** The number of lines, where it is more than one. */
  rows?: number;
}

/** Edit one text of the home page. The field has the original until the owner writes another. */
export function LookText({ fields, name, label, hint, rows }: LookTextProps) {
  const { form, errors, set } = fields;
  const original = HOME_TEXTS[name];
  const change = (value: string) => set(name, value === original ? null : value);
  return (
    <div>
      <Field label={label} hint={hint} error={errors[name]}>
        {(control) => {
          const shared = {
            ...control,
            name,
            autoComplete: "off",
            maxLength: lookBody[name].maxLength,
            value: form[name] ?? original,
          };
          return rows ? (
            <Textarea {...shared} rows={rows} onChange={({ target }) => change(target.value)} />
          ) : (
            <Input {...shared} onChange={({ target }) => change(target.value)} />
          );
        }}
      </Field>
      <p className="mt-1 flex flex-wrap gap-2">
        <OtherVersions fields={fields} name={name} label={label} />
      </p>
    </div>
  );
}
