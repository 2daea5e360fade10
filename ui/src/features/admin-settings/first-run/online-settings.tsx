import type { AllSettings } from "../form/settings-form";
import type { SettingsFields } from "../form/use-settings-form";
import { TextSetting } from "../sections/text-setting";

/** The way online, and the address there as far as it is known. */
export function OnlineSettings({ fields }: { fields: SettingsFields }) {
  const { form, set } = fields;
  return (
    <>
      <WayList value={form.tunnel ?? "none"} onChange={(way) => set("tunnel", way)} />
      {form.tunnel !== "none" && (
        <TextSetting
          fields={fields}
          name="publicUrl"
          label="Public address"
          optional
          hint="If you already know it, such as https://shop.example."
          type="url"
        />
      )}
    </>
  );
}

type Way = NonNullable<AllSettings["tunnel"]>;

const WAYS: { value: Way; label: string; text: string }[] = [
  { value: "none", label: "Later", text: "Only this PC can see the shop for now." },
  { value: "cloudflare", label: "Cloudflare tunnel", text: "The right choice for most workshops." },
  { value: "tailscale", label: "Tailscale Funnel", text: "A permanent address, without buying one." },
  { value: "ngrok", label: "ngrok", text: "For a quick test." },
  {
    value: "router",
    label: "Port forward",
    text: "No other company involved, if you know your router well.",
  },
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
