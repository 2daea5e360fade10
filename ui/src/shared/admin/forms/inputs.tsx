import type { ComponentProps } from "react";
import { Field, type FieldProps } from "@/shared/ui/forms/field";
import { Select } from "@/shared/ui/forms/select";
import { Textarea } from "@/shared/ui/forms/textarea";
import { Input } from "@/shared/ui/input";

/** A control with its label; every attribute that is not the label's goes to the control. */
type Labelled<Tag extends "input" | "textarea" | "select"> = Omit<ComponentProps<Tag>, "className"> &
  Omit<FieldProps, "children"> & {
    /** Takes the value alone; `onChange` stays free for a form library, which wants the event. */
    onValue?: (text: string) => void;
    /** Classes of the control, while `className` is for the field as a whole. */
    controlClass?: string | undefined;
  };

/** A line of text under its label; what is within it stands below the control. */
export function TextInput({ children, ...props }: Labelled<"input">) {
  const { field, control } = parted<"input">(props);
  return (
    <Field {...field}>
      {(tied) => (
        <>
          <Input {...tied} {...control} />
          {children}
        </>
      )}
    </Field>
  );
}

/** An amount or another number with decimals, which a phone asks for by its keypad. */
export function AmountInput(props: Labelled<"input">) {
  return <TextInput inputMode="decimal" {...props} />;
}

/** A text of several lines under its label. */
export function LongTextInput(props: Labelled<"textarea">) {
  const { field, control } = parted<"textarea">(props);
  return <Field {...field}>{(tied) => <Textarea {...tied} {...control} />}</Field>;
}

/** A choice of one of the options within it, under its label. */
export function SelectInput(props: Labelled<"select">) {
  const { field, control } = parted<"select">(props);
  return <Field {...field}>{(tied) => <Select {...tied} {...control} />}</Field>;
}

/** Parts the attributes of the label from those of the control. */
function parted<Tag extends "input" | "textarea" | "select">(props: Labelled<Tag>) {
  const { label, hint, error, optional, className, controlClass, onValue, ...rest } = props;
  const typing = onValue && {
    onChange: ({ target }: { target: { value: string } }) => onValue(target.value),
  };
  return {
    field: { label, hint, error, optional, className },
    control: { ...rest, ...typing, className: controlClass } as ComponentProps<Tag>,
  };
}
