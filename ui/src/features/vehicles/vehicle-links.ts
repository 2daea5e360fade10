/** Where the drill-down stands is written in the address: Back, a reload and a shared link keep it. */

export function brandLink(base: string, brandSlug: string): string {
  return `${base}?${new URLSearchParams({ brand: brandSlug })}`;
}

export function modelLink(base: string, brandSlug: string, modelSlug: string): string {
  return `${base}?${new URLSearchParams({ brand: brandSlug, model: modelSlug })}`;
}
