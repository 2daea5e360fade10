import { useRef, useState } from "react";
import { focusFirstWrong } from "@/shared/admin/forms/focus-first-wrong";
import { Loaded } from "@/shared/admin/loaded";
import { fieldMessages } from "@/shared/api/api-error";
import { Field } from "@/shared/ui/forms/field";
import { Input } from "@/shared/ui/input";
import { StepFrame, type StepProps } from "./step-frame";
import { type Settings, useFirstSettings, useSaveFirst } from "./use-first-settings";

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

type Way = NonNullable<Settings["tunnel"]>;

const WAYS: { value: Way; label: string; text: string }[] = [
  { value: "none", label: "Later", text: "Only this PC shows the shop for now." },
  { value: "cloudflare", label: "Cloudflare tunnel", text: "The right choice for most workshops." },
  { value: "tailscale", label: "Tailscale Funnel", text: "An address that stays, without buying one." },
  { value: "ngrok", label: "ngrok", text: "For a quick try." },
  { value: "router", label: "Port forward", text: "Nobody in between, if you know your router well." },
];

function WayList({ value, onChange }: { value: Way; onChange: (way: Way) => void }) {
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="sr-only">How customers reach the shop</legend>
      {WAYS.map((way) => (
        <label
          key={way.value}
          className="flex gap-3 rounded-control border border-line p-3 has-checked:border-text has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2"
        >
          <input
            type="radio"
            name="tunnel"
            value={way.value}
            checked={way.value === value}
            onChange={() => onChange(way.value)}
            className="mt-0.5 size-4.5 shrink-0 accent-accent"
          />
          <span>
            <span className="font-semibold">{way.label}</span>
            <span className="block text-muted">{way.text}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
