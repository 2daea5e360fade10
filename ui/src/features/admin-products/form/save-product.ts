import type { OwnProduct } from "@/shared/admin/types";
import { workshopTime } from "@/shared/admin/workshop-time";
import { request } from "@/shared/api/request";
import { toCents } from "@/shared/lib/money";
import { isDifference } from "../value-rules";
import { type CodeDraft, toCodes } from "./code-rows";
import { type FitmentRows, toBody } from "./fitment-rows";
import { isChanged, type PictureDraft, type PictureDrafts, SLOTS } from "./picture-draft";
import type { ProductValues } from "./product-schema";

const PRODUCTS = "/api/admin/products";

/** The product itself is saved, but not this one of its pictures. */
export class PictureFailed extends Error {
  constructor(
    readonly ordinal: "first" | "second",
    override readonly cause: unknown,
  ) {
    super(`Failed to upload ${ordinal} image`);
  }
}

/** Add a product. One of which more follows is hidden until all of it is saved. */
export async function addProduct(values: ProductValues, moreFollows: boolean): Promise<OwnProduct> {
  const body = moreFollows ? { ...values, hidden: 1 } : values;
  return (await request(PRODUCTS, { method: "POST", body })).product;
}

/** Change what differs from the known product. */
export async function saveFields(known: OwnProduct, values: ProductValues): Promise<OwnProduct> {
  const body = changesOf(known, values);
  if (Object.keys(body).length === 0) return known;
  return (await request(`${PRODUCTS}/${known.id}`, { method: "PATCH", body })).product;
}

type Changes = Partial<ProductValues> & { inventoryWas?: number; inventoryChange?: number };

/**
 * Return only what the owner changed. A new stock is sent with the one that it was based on, so that it does
 * not restore sold pieces.
 */
export function changesOf(known: OwnProduct, values: ProductValues): Changes {
  if (isDifference(values.inventory)) {
    const rest = changesOf(known, { ...values, inventory: String(known.inventory) });
    return { ...rest, inventoryChange: Number(values.inventory) };
  }
  const names = Object.keys(values) as (keyof ProductValues)[];
  const changed = names.filter((name) => !isSame(name, known[name], values[name]));
  return {
    ...Object.fromEntries(changed.map((name) => [name, values[name]])),
    ...(changed.includes("inventory") && { inventoryWas: known.inventory }),
  };
}

type Fits = ProductValues["fits"];
type Value = string | number | null;

function isSame(name: keyof ProductValues, known: Value, value: Value): boolean {
  if (name === "price" || (name === "salePrice" && known !== null && value !== null)) {
    return toCents(String(value)) === toCents(String(known));
  }
  if (name === "saleFrom" || name === "saleTo") return (value ?? "") === workshopTime(known as string | null);
  return typeof known === "number" ? Number(value) === known : (value ?? "") === (known ?? "");
}

/** Save what changed in either picture. Both are tried, and the first that failed is reported. */
export async function savePictures(id: string, drafts: PictureDrafts): Promise<PictureFailed | undefined> {
  const failures: PictureFailed[] = [];
  for (const [place, slot] of SLOTS.entries()) {
    const draft = drafts[place as 0 | 1];
    if (!isChanged(draft)) continue;
    await savePicture(id, slot, draft).catch((error: unknown) =>
      failures.push(new PictureFailed(slot.ordinal, error)),
    );
  }
  return failures[0];
}

export function saveFitment(id: string, fits: Fits, rows: FitmentRows): Promise<unknown> {
  return request(`${PRODUCTS}/${id}/fitment`, { method: "PUT", body: { fits, rows: toBody(rows) } });
}

export function saveCodes(id: string, codes: CodeDraft[]): Promise<unknown> {
  return request(`${PRODUCTS}/${id}/codes`, { method: "PUT", body: { codes: toCodes(codes) } });
}

async function savePicture(id: string, slot: (typeof SLOTS)[number], draft: PictureDraft): Promise<void> {
  const path = `${PRODUCTS}/${id}/${slot.call}` as const;
  if (draft.file) {
    const form = new FormData();
    form.append("image", draft.file);
    await request(path, { method: "POST", body: form });
  } else if (draft.removed) {
    await request(path, { method: "DELETE" });
    return;
  }
  const body = { ...(draft.upload && { [slot.url]: draft.upload }), ...altOf(slot, draft) };
  if (Object.keys(body).length > 0) await request(`${PRODUCTS}/${id}`, { method: "PATCH", body });
}

/** Return the text of a picture. An upload that gets no words here has its own still. */
function altOf(slot: (typeof SLOTS)[number], { alt, stored, upload }: PictureDraft): Record<string, string> {
  const words = alt.trim();
  return words || (stored?.alt && !upload) ? { [slot.alt]: words } : {};
}
