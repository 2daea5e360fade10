/**
 * Match pages that are not left, but judged for the vehicle: a product, a list of a category or a search, the
 * cart.
 */
const STAYS = /^\/(shop\/(?!brands\/)|search|cart|checkout|orders)|[?&](category|search)=/;

/** Return whether a page is left for the parts of the vehicle that is chosen on it. */
export function leadsToParts({ pathname, search }: { pathname: string; search: string }): boolean {
  return !STAYS.test(pathname + search);
}
