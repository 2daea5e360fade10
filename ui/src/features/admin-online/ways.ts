import type { Kind, TunnelKind } from "./use-online";

interface Way {
  label: string;
  /** What it is good for. */
  good: string;
  needs: string;
  costs: string;
}

/** The ways by which customers can reach the shop, in the order in which they are offered. */
export const WAYS: Record<Kind, Way> = {
  cloudflare: {
    label: "Cloudflare tunnel",
    good: "The right choice for most workshops. To try it out you need no account.",
    needs: "The program cloudflared on this PC; for permanent use also an account and your own address.",
    costs: "Free. Your own address costs a yearly fee.",
  },
  tailscale: {
    label: "Tailscale Funnel",
    good: "A permanent address, without buying one.",
    needs: "The program Tailscale on this PC and an account.",
    costs: "Free for one person.",
  },
  ngrok: {
    label: "ngrok",
    good: "A quick test.",
    needs: "The program ngrok on this PC and an account.",
    costs: "Free, but customers see an ngrok page before yours.",
  },
  router: {
    label: "Port forward",
    good: "No other company involved, if you know your router well.",
    needs: "A router you can set up, and an internet connection with its own address.",
    costs: "Free, but without https: browsers say “Not secure”.",
  },
  none: {
    label: "Not online",
    good: "Only this PC can see the shop. Nobody else can reach it.",
    needs: "Nothing.",
    costs: "Nothing.",
  },
};

/** The way that is recommended first. */
export const RECOMMENDED: Kind = "cloudflare";
export const OTHER_KINDS: Kind[] = ["tailscale", "ngrok", "router"];

/** Each program's download page, from its maker. */
export const SOURCES: Record<TunnelKind, string> = {
  cloudflare:
    "https://developers.cloudflare.com/cloudflare-one/networks/connectors/cloudflare-tunnel/downloads/",
  tailscale: "https://tailscale.com/download",
  ngrok: "https://ngrok.com/download",
};
