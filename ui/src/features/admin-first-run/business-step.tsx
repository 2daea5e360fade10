import { useRef } from "react";
import { focusFirstWrong } from "@/shared/admin/forms/focus-first-wrong";
import { Loaded } from "@/shared/admin/loaded";
import { fieldMessages } from "@/shared/api/api-error";
import { Field } from "@/shared/ui/forms/field";
import { Textarea } from "@/shared/ui/forms/textarea";
import { Input } from "@/shared/ui/input";
import { StepFrame, type StepProps } from "./step-frame";
import { type Settings, useFirstSettings, useSaveFirst } from "./use-first-settings";

export function BusinessStep(props: StepProps) {
  const settings = useFirstSettings();
  return (
    <Loaded query={settings} failure="The settings could not be read.">
      {(present) => <BusinessForm {...props} present={present} />}
    </Loaded>
  );
}

function BusinessForm({ present, ...props }: StepProps & { present: Settings }) {
  const form = useRef<HTMLFormElement>(null);
  const save = useSaveFirst(props.onNext);
  const errors = fieldMessages(save.error);
  const submit = () => {
    const typed = new FormData(form.current ?? undefined);
    const body = { businessName: String(typed.get("businessName")), address: String(typed.get("address")) };
    save.mutate(body, { onError: () => focusFirstWrong(form.current) });
  };
  return (
    <StepFrame
      {...props}
      form={form}
      title="Your workshop"
      lead="The name stands on every page and mail, the address where customers look for it. Both can be changed at any time."
      onSubmit={submit}
      pending={save.isPending}
    >
      <Field label="Business name" error={errors.businessName}>
        {(control) => (
          <Input
            {...control}
            name="businessName"
            defaultValue={present.businessName}
            autoComplete="organization"
          />
        )}
      </Field>
      <Field label="Address" optional error={errors.address}>
        {(control) => (
          <Textarea
            {...control}
            name="address"
            rows={3}
            defaultValue={present.address}
            autoComplete="street-address"
          />
        )}
      </Field>
    </StepFrame>
  );
}
