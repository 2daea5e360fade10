import type { ComponentProps } from "react";
import { Field, type FieldProps } from "@/shared/ui/forms/field";
import { Select } from "@/shared/ui/forms/select";
import { Textarea } from "@/shared/ui/forms/textarea";
import { Input } from "@/shared/ui/input";

/** The attributes of a control with its label. Those that are not the label's go to the control. */
type Labelled<Tag extends "input" | "textarea" | "select"> = Omit<ComponentProps<Tag>, "className"> &
  Omit<FieldProps, "children"> & {
    /** Is called with the value alone. A form library, which wants the event, can use `onChange`. */
    onValue?: (text: string) => void;
    /** The classes of the control, while `className` is for the field as a whole. */
    controlClass?: string | undefined;
  };

/** Take a line of text under its label. Its children are shown below the control. */
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

/** Take an amount or another number with decimals. A phone shows its keypad for it. */
export function AmountInput(props: Labelled<"input">) {
  return <TextInput inputMode="decimal" {...props} />;
}

/** Take a text of several lines under its label. */
export function LongTextInput(props: Labelled<"textarea">) {
  const { field, control } = parted<"textarea">(props);
  return <Field {...field}>{(tied) => <Textarea {...tied} {...control} />}</Field>;
}

/** Choose one of the options within it, under its label. */
export function SelectInput(props: Labelled<"select">) {
  const { field, control } = parted<"select">(props);
  return <Field {...field}>{(tied) => <Select {...tied} {...control} />}</Field>;
}

/** Separate the attributes of the label from those of the control. */
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
