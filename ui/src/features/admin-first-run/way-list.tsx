import type { Settings } from "./use-first-settings";

type Way = NonNullable<Settings["tunnel"]>;

const WAYS: { value: Way; label: string; text: string }[] = [
  { value: "none", label: "Later", text: "Only this PC shows the shop for now." },
  { value: "cloudflare", label: "Cloudflare tunnel", text: "The right choice for most workshops." },
  { value: "tailscale", label: "Tailscale Funnel", text: "An address that stays, without buying one." },
  { value: "ngrok", label: "ngrok", text: "For a quick try." },
  { value: "router", label: "Port forward", text: "Nobody in between, if you know your router well." },
];

export function WayList({ value, onChange }: { value: Way; onChange: (way: Way) => void }) {
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
