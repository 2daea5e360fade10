import { useQuery } from "@tanstack/react-query";
import { useCall } from "@/shared/admin/use-call";
import { apiKey, reading } from "@/shared/api/query-client";
import { request } from "@/shared/api/request";
import type { components } from "@/shared/api/schema";

export type NoticeFacts = components["schemas"]["AdminNoticeView"];

const PATH = "/api/admin/guarantee-notice";
const KEY = apiKey(PATH);

export function useGuaranteeNotice() {
  return useQuery(reading(KEY));
}

/** Upload the official file, or remove it. */
export function useGiveNotice() {
  return useNoticeChange("The file was not accepted", (file: File | undefined) => {
    if (!file) return request(PATH, { method: "DELETE" });
    const body = new FormData();
    body.append("image", file);
    return request(PATH, { method: "POST", body });
  });
}

export function useLinkNotice() {
  return useNoticeChange("The link was not saved", (link: string) =>
    request(PATH, { method: "PATCH", body: { link } }),
  );
}

function useNoticeChange<Change>(failure: string, change: (change: Change) => Promise<NoticeFacts>) {
  return useCall(change, {
    failure,
    keep: KEY,
    reload: [apiKey("/api/admin/shop-health"), apiKey("/api/settings")],
  });
}
