import type { AllSettings } from "../form/settings-form";

type Networks = Pick<AllSettings, "tiktokUrl" | "instagramUrl" | "facebookUrl" | "snapchatUrl">;

/** Return the workshop's own pages. A network's home page, with which a new shop begins, belongs to nobody. */
export function ownPages({ tiktokUrl, instagramUrl, facebookUrl, snapchatUrl }: Networks): Networks {
  return {
    tiktokUrl: ownPage(tiktokUrl),
    instagramUrl: ownPage(instagramUrl),
    facebookUrl: ownPage(facebookUrl),
    snapchatUrl: ownPage(snapchatUrl),
  };
}

function ownPage(url: string): string {
  return /^https:\/\/www\.[a-z]+\.com\/$/.test(url) ? "" : url;
}
