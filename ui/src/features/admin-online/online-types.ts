import type { components } from "@/shared/api/schema";

export type Online = components["schemas"]["OnlineView"];
export type Kind = NonNullable<Online["kind"]>;
export type TunnelKind = Online["programs"][number]["kind"];
export type TunnelState = Online["tunnel"]["state"];
export type ReachabilityState = Online["lamp"]["state"];

export function isTunnel(kind: Kind): kind is TunnelKind {
  return kind === "cloudflare" || kind === "tailscale" || kind === "ngrok";
}

/** The address is the tunnel's own: it holds for this run of the tunnel. */
export function isBorrowed({ publicUrl, keptUrl }: Online): boolean {
  return publicUrl !== "" && publicUrl !== keptUrl;
}
