/**
 * Where the drill-down stands is written in the address: Back, a reload and a shared link keep it. In the shop every
 * brand and model has a page of its own, which search engines know; elsewhere it is a place of the same page.
 */
const SHOP = "/shop";

export function brandLink(base: string, brandSlug: string): string {
  if (base === SHOP) return `${SHOP}/brands/${encodeURIComponent(brandSlug)}`;
  return `${base}?${new URLSearchParams({ brand: brandSlug })}`;
}

export function modelLink(base: string, brandSlug: string, modelSlug: string): string {
  if (base === SHOP) return `${brandLink(base, brandSlug)}/${encodeURIComponent(modelSlug)}`;
  return `${base}?${new URLSearchParams({ brand: brandSlug, model: modelSlug })}`;
}
