const STEPS = /^\/shop\/brands\/([^/?]+)\/([^/?]+)/;

/** Return the slugs of the vehicle that a list's address names. */
export function vehicleIn(list: string): { brand?: string; model?: string } {
  const [, brand, model] = STEPS.exec(list) ?? [];
  if (brand && model) return { brand: decodeURIComponent(brand), model: decodeURIComponent(model) };
  const query = new URLSearchParams(list.slice(list.indexOf("?") + 1));
  const [asked, chosen] = [query.get("brand"), query.get("model")];
  return asked && chosen ? { brand: asked, model: chosen } : {};
}
