import { useQuery } from "@tanstack/react-query";
import { useCall } from "@/shared/admin/use-call";
import { apiKey, reading } from "@/shared/api/query-client";
import { request } from "@/shared/api/request";
import type { components } from "@/shared/api/schema";

const PATH = "/api/admin/online";
const KEY = apiKey(PATH);
const SETTINGS = "/api/admin/settings";
const WHILE_MOVING_MS = 1000;
const AT_REST_MS = 10_000;

interface OnlineChange {
  tunnel?: Kind;
  tunnelToken?: string;
  publicUrl?: string;
}

/** Return the state of the ways online. It is read again by itself, every second while the tunnel is starting. */
export function useOnline() {
  return useQuery({
    ...reading(KEY),
    refetchOnMount: "always",
    refetchInterval: ({ state }) =>
      state.data && ["starting", "failed"].includes(state.data.tunnel.state) ? WHILE_MOVING_MS : AT_REST_MS,
  });
}

export function useOnlineAct(act: "start" | "stop" | "check" | "port", failure: string) {
  return useCall(() => request(`${PATH}/${act}`, { method: "POST" }), { failure, keep: KEY });
}

/** Allow a program outside known folders. */
export function useAllowProgram() {
  return useCall(
    (body: { kind: TunnelKind; path: string }) => request(`${PATH}/allow`, { method: "POST", body }),
    { failure: "Failed to allow the program", keep: KEY },
  );
}

/** Save the way, the token and the address, which are settings like others. The caller shows a refusal. */
export function useSaveOnline() {
  return useCall((body: OnlineChange) => request(SETTINGS, { method: "PATCH", body }), {
    reload: [KEY, apiKey(SETTINGS)],
  });
}

export function qrAddress(publicUrl: string): string {
  return `${PATH}/qr.svg?of=${encodeURIComponent(publicUrl)}`;
}

export type Online = components["schemas"]["OnlineView"];
export type Kind = NonNullable<Online["kind"]>;
export type TunnelKind = Online["programs"][number]["kind"];
export type TunnelState = Online["tunnel"]["state"];
export type ReachabilityState = Online["lamp"]["state"];

export function isTunnel(kind: Kind): kind is TunnelKind {
  return kind === "cloudflare" || kind === "tailscale" || kind === "ngrok";
}

/** Return whether the address is the tunnel's own, which is for this run of the tunnel only. */
export function isBorrowed({ publicUrl, keptUrl }: Online): boolean {
  return publicUrl !== "" && publicUrl !== keptUrl;
}
