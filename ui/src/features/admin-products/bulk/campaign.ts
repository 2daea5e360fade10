import { readPrice } from "@/shared/admin/money/read-price";
import { campaignBody } from "@/shared/api/fields/admin-fields";
import { request } from "@/shared/api/request";

export const CAMPAIGN = "/api/admin/products/bulk-sale";

/** How a sale is set: by per cent off each price, at one price for all, or ended. */
export type CampaignBy = "percent" | "price" | "end";

export interface CampaignFields {
  by: CampaignBy;
  value: string;
  /** Blank or null for at once. */
  saleFrom: string | null;
  saleTo: string;
}

export const NO_CAMPAIGN: CampaignFields = { by: "percent", value: "", saleFrom: "", saleTo: "" };

/** Return the sale as it is sent, or the reason why it cannot be; neither while something is still to be typed. */
export function readCampaign(fields: CampaignFields): { campaign?: CampaignFields; complaint?: string } {
  if (fields.by === "end") return { campaign: { ...NO_CAMPAIGN, by: "end" } };
  const value = readPrice(fields.value.replace(/^\s*€|\s*[%€]\s*$/g, ""));
  if (value === "") return {};
  if (!campaignBody.value.pattern.test(value)) return { complaint: campaignBody.value.message };
  return fields.saleTo === "" ? {} : { campaign: { ...fields, value } };
}

/** Return what a sale would do to these products, from the server, which alone knows the prior prices. */
export function previewCampaign(campaign: CampaignFields, ids: string[], signal: AbortSignal) {
  return request(CAMPAIGN, { method: "POST", body: { ...campaign, ids, dryRun: true }, signal });
}
