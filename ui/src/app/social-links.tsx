import { useSettings } from "@/shared/api/use-settings";
import marks from "./marks.svg?url";

const NETWORKS = [
  { id: "tiktok", name: "TikTok", setting: "tiktokUrl" },
  { id: "instagram", name: "Instagram", setting: "instagramUrl" },
  { id: "facebook", name: "Facebook", setting: "facebookUrl" },
  { id: "snapchat", name: "Snapchat", setting: "snapchatUrl" },
] as const;

export function SocialLinks() {
  const settings = useSettings();
  return (
    <ul className="-ml-3 flex flex-wrap gap-1">
      {NETWORKS.filter(({ setting }) => settings[setting]).map(({ id, name, setting }) => (
        <li key={id}>
          <a
            href={settings[setting]}
            target="_blank"
            rel="noopener noreferrer"
            data-tooltip={name}
            className="button text-muted"
            data-variant="ghost"
            data-size="icon"
          >
            <svg aria-hidden="true" className="size-5 fill-current">
              <use href={`${marks}#${id}`} />
            </svg>
            <span className="sr-only">{`${name} (opens in a new tab)`}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
