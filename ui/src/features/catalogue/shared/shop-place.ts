import type { PagePlace } from "@/shared/lib/page-place";

/** The visitor's place in the shop. The URL names it, so that links can be shared. */
export type ShopPlace =
  | { step: "start" }
  | { step: "search"; words: string }
  | { step: "category"; categorySlug: string; subcategorySlug: string | null }
  | { step: "vehicle"; brandSlug: string; modelSlug: string | null; categorySlug: string | null };

/**
 * Return the place of an address. A search comes before a vehicle, a vehicle before a category, which then
 * filters its parts.
 */
export function readShopPlace(params: URLSearchParams): ShopPlace {
  const words = params.get("search")?.trim();
  const brandSlug = params.get("brand");
  const categorySlug = params.get("category") || null;
  if (words) return { step: "search", words };
  if (brandSlug) return { step: "vehicle", brandSlug, modelSlug: params.get("model") || null, categorySlug };
  if (categorySlug)
    return { step: "category", categorySlug, subcategorySlug: params.get("subcategory") || null };
  return { step: "start" };
}

/** Return the place of an address: /shop/brands/audi/a3 is a vehicle, unless something is searched there. */
export function placeOf(params: PagePlace["params"], search: URLSearchParams): ShopPlace {
  const { brand: brandSlug, model: modelSlug = null } = params;
  if (!brandSlug || search.get("search")?.trim()) return readShopPlace(search);
  return { step: "vehicle", brandSlug, modelSlug, categorySlug: search.get("category") || null };
}

/** Return a text that is the same for any two places that differ by their filter alone. */
export function stepOf(place: ShopPlace): string {
  if (place.step === "vehicle") return `vehicle ${place.brandSlug} ${place.modelSlug ?? ""}`;
  if (place.step === "category") return `category ${place.categorySlug}`;
  return place.step === "search" ? `search ${place.words}` : "start";
}

export function categoryLink(categorySlug: string): string {
  return `/shop?${new URLSearchParams({ category: categorySlug })}`;
}
