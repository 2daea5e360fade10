import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { tellFailure } from "@/shared/admin/tell-failure";
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

/** Read again by itself: every second while the tunnel is on its way. */
export function useOnline() {
  return useQuery({
    ...reading(KEY),
    refetchOnMount: "always",
    refetchInterval: ({ state }) =>
      state.data && ["starting", "failed"].includes(state.data.tunnel.state) ? WHILE_MOVING_MS : AT_REST_MS,
  });
}

export function useOnlineAct(act: "start" | "stop" | "check" | "port", failure: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => request(`${PATH}/${act}`, { method: "POST" }),
    onSuccess: (online) => client.setQueryData(KEY, online),
    onError: tellFailure(failure),
  });
}

/** The owner's yes to a program outside known folders. */
export function useAllowProgram() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { kind: TunnelKind; path: string }) =>
      request(`${PATH}/allow`, { method: "POST", body }),
    onSuccess: (online) => client.setQueryData(KEY, online),
    onError: tellFailure("Failed to allow the program"),
  });
}

/** The way, the token and the address are settings like others. A refusal is the caller's to tell. */
export function useSaveOnline() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: OnlineChange) => request(SETTINGS, { method: "PATCH", body }),
    onSuccess: () =>
      Promise.all([KEY, apiKey(SETTINGS)].map((queryKey) => client.invalidateQueries({ queryKey }))),
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

/** The address is the tunnel's own: it holds for this run of the tunnel. */
export function isBorrowed({ publicUrl, keptUrl }: Online): boolean {
  return publicUrl !== "" && publicUrl !== keptUrl;
}
