import { text } from "node:stream/consumers";
import type { QueryKey } from "@tanstack/react-query";
import { prerenderToNodeStream } from "react-dom/static";
import { StaticRouter } from "react-router-dom";
import { DEFAULT_SETTINGS } from "@/content/default-settings";
import { PICTURES } from "@/features/catalogue/list/category-tiles";
import { productKey } from "@/features/catalogue/shared/use-product";
import { CATEGORIES_KEY } from "@/features/catalogue/shared/use-products";
import { orderKey } from "@/features/order/use-order";
import { createQueryClient } from "@/shared/api/query-client";
import type { PublicSettings } from "@/shared/api/types";
import { SETTINGS_KEY } from "@/shared/api/use-settings";
import { App } from "./app/app";
import { PAGES } from "./app/pages";

/** Placeholders that the server replaces with the owner's words in each page sent. */
const PLACEHOLDERS = { businessName: "{{businessName}}", tagline: "{{tagline}}" };

/** The home page's markup, whole: no part of it waits for a script to be put in its place. */
export function renderHome(): Promise<string> {
  return render("/");
}

/**
 * The other pages as they stand while their first answer is read, by the name of their file: a browser paints one at
 * once, and the page takes its place when its script is there. What would answer to a hand is switched off until then.
 */
export async function renderFrames(): Promise<Record<string, string>> {
  const frames: Record<string, string> = {};
  for (const [name, location] of Object.entries(FRAMES)) frames[name] = switchOff(await render(location));
  frames.shop = switchOff(await render(SHOP, [[CATEGORIES_KEY, TILES]]));
  frames["product-not-found"] = switchOff(await render(`/shop/${ANY}`, [[productKey(ANY), null]]));
  frames["order-not-found"] = switchOff(await render(`/order/${ANY}`, [[orderKey(ANY), null]]));
  return frames;
}

/** The notice of a closed shop, within a page. */
export function renderClosed(): Promise<string> {
  return render("/privacy", [], {
    closed: true,
    closedUntil: "2000-01-01",
    closedMessage: "{{closedMessage}}",
  });
}

/** Stands for whatever the address names. */
const ANY = "any";
const SHOP = "/shop";
/** A tile for each category with a picture of its own, and one for any other. */
const TILES = [
  ...Object.keys(PICTURES).map((slug) => ({ id: slug, slug, name: slug })),
  { id: ANY, slug: ANY, name: "{{name}}" },
];
const FRAMES = {
  category: `/shop?category=${ANY}`,
  brand: `/shop/brands/${ANY}`,
  model: `/shop/brands/${ANY}/${ANY}`,
  search: "/shop?search={{search}}",
  "by-vehicle": "/by-vehicle",
  "by-vehicle-brand": `/by-vehicle?brand=${ANY}`,
  "by-vehicle-model": `/by-vehicle?brand=${ANY}&model=${ANY}`,
  product: `/shop/${ANY}`,
  cart: "/cart",
  checkout: "/checkout",
  privacy: "/privacy",
  order: `/order/${ANY}`,
  "order-lookup": "/order-lookup",
  "not-found": `/${ANY}`,
};

async function render(
  location: string,
  answers: [QueryKey, unknown][] = [],
  overrides: Partial<PublicSettings> = {},
): Promise<string> {
  const client = createQueryClient();
  for (const [key, answer] of answers) client.setQueryData(key, answer);
  client.setQueryData(SETTINGS_KEY, { ...DEFAULT_SETTINGS, ...PLACEHOLDERS, ...overrides });
  await Promise.all(PAGES.map(({ chunk }) => chunk.arrive()));
  const { prelude } = await prerenderToNodeStream(
    <StaticRouter location={location}>
      <App client={client} />
    </StaticRouter>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: raise },
  );
  return text(prelude);
}

/**
 * Matches the owner's own details, known to the build as defaults only: the postal address, the hours, the
 * networks.
 */
const ADMIN_KEYS = /<(\w+)[^>]* data-owners=""[^>]*>.*?<\/\1>/gs;

/** A button keeps its look and sends nothing; a field takes no word that would be lost. */
function switchOff(markup: string): string {
  return markup
    .replace(ADMIN_KEYS, "")
    .replaceAll('type="submit"', 'type="button"')
    .replaceAll("<button", '<button aria-disabled="true"')
    .replaceAll("<input", '<input disabled=""');
}

/** A page with a hole in it must not be built. */
function raise(error: unknown): never {
  throw error;
}
