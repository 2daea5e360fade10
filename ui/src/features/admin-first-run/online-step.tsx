import { useRef, useState } from "react";
import { focusFirstWrong } from "@/shared/admin/focus-first-wrong";
import { Loaded } from "@/shared/admin/loaded";
import { fieldMessages } from "@/shared/api/api-error";
import { Field } from "@/shared/ui/field";
import { Input } from "@/shared/ui/input";
import { StepFrame, type StepProps } from "./step-frame";
import { type Settings, useFirstSettings, useSaveFirst } from "./use-first-settings";
import { WayList } from "./way-list";

export function OnlineStep(props: StepProps) {
  const settings = useFirstSettings();
  return (
    <Loaded query={settings} failure="The settings could not be read.">
      {(present) => <OnlineForm {...props} present={present} />}
    </Loaded>
  );
}

function OnlineForm({ present, ...props }: StepProps & { present: Settings }) {
  const form = useRef<HTMLFormElement>(null);
  const [tunnel, setTunnel] = useState(present.tunnel ?? "none");
  const save = useSaveFirst(props.onNext);
  const submit = () => {
    const publicUrl = String(new FormData(form.current ?? undefined).get("publicUrl") ?? present.publicUrl);
    const body = tunnel === "none" ? { tunnel } : { tunnel, publicUrl };
    save.mutate(body, { onError: () => focusFirstWrong(form.current) });
  };
  return (
    <StepFrame
      {...props}
      form={form}
      title="How do customers reach the shop?"
      lead="It runs on this PC. A tunnel brings customers to it without opening your router. You set it up later, under Online; nothing is switched on here."
      onSubmit={submit}
      pending={save.isPending}
    >
      <WayList value={tunnel} onChange={setTunnel} />
      {tunnel !== "none" && (
        <Field
          label="Public address"
          optional
          hint="If you know it already, such as https://shop.example."
          error={fieldMessages(save.error).publicUrl}
        >
          {(control) => (
            <Input
              {...control}
              name="publicUrl"
              type="url"
              autoComplete="off"
              defaultValue={present.publicUrl}
            />
          )}
        </Field>
      )}
    </StepFrame>
  );
}
