import { text } from "node:stream/consumers";
import { PAGES } from "virtual:public-pages";
import type { QueryKey } from "@tanstack/react-query";
import { prerenderToNodeStream } from "react-dom/static";
import { StaticRouter } from "react-router-dom";
import { SERVICES } from "@/content/home/services";
import { HOME_TEXTS } from "@/content/home/texts";
import { SERVICE_TITLES } from "@/content/service-titles";
import { LABELS } from "@/features/catalogue/shared/category-label";
import { CATEGORIES_KEY } from "@/features/catalogue/shared/use-products";
import table from "@/pages/pages.json";
import { DEFAULT_SETTINGS } from "@/shared/api/default-settings";
import { createQueryClient } from "@/shared/api/query-client";
import type { PublicSettings } from "@/shared/api/types";
import { SETTINGS_KEY } from "@/shared/api/use-settings";
import { App } from "./app/app";

/** The server replaces these placeholders with the owner's words in each page that it sends. */
const PLACEHOLDERS = { businessName: "{{businessName}}", tagline: "{{tagline}}" };
/**
 * Every text and service of the home page has a placeholder. The server knows the original texts from
 * `ORIGINALS`.
 */
const LOOK: Partial<PublicSettings> = {
  look: { ...placesOf(HOME_TEXTS), services: placesOf(SERVICE_TITLES, "title"), hero: null },
  serviceImages: SERVICES.map(({ id }) => ({
    slot: id,
    imageUrl: null,
    image: null,
    title: "{{title}}",
    badge: "",
    description: "{{description}}",
  })),
  stats: [{ value: "{{value}}", label: "{{label}}" }],
  hasGallery: true,
};

/** Return a placeholder for each key, named by the key or by one name for all. */
function placesOf<Key extends string>(texts: Record<Key, string>, name?: string): Record<Key, string> {
  const keys = Object.keys(texts) as Key[];
  return Object.fromEntries(keys.map((key) => [key, `{{${name ?? key}}}`])) as Record<Key, string>;
}

/** The server writes these original texts into the home page where the owner has set none. */
export const ORIGINALS = {
  texts: HOME_TEXTS,
  services: SERVICES.map(({ id, title, description }) => ({ id, title, description })),
  stats: DEFAULT_SETTINGS.stats,
};

/**
 * Return the files of the table of public pages by their names. The home page is complete, and no part of it
 * waits for a script. The other pages are rendered as they are while their first answer is read: a browser
 * paints one at once, and the page replaces it when its script is loaded. What would answer to a click is
 * switched off until then.
 */
export async function renderPages(): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const { prerendered, data } of table) {
    for (const [file, location] of Object.entries(prerendered)) {
      const markup = await render(location, answersOf(file, data), file === HOME ? LOOK : {});
      files[file] = file === HOME ? markup : switchOff(markup);
    }
  }
  return files;
}

function answersOf(file: string, [first = ""]: string[]): [QueryKey, unknown][] {
  if (file.endsWith("-not-found")) return [[first.replace(/:\w+/, ANY).slice(1).split("/"), null]];
  return file === SHOP ? [[CATEGORIES_KEY, TILES]] : [];
}

/** Return the notice of a closed shop, within a page. */
export function renderClosed(): Promise<string> {
  return render("/privacy", [], {
    closed: true,
    closedUntil: "2000-01-01",
    closedMessage: "{{closedMessage}}",
  });
}

/** This name is used for whatever the address names, in the table as well. */
const ANY = "any";
const HOME = "home";
const SHOP = "shop";
/** The server writes its own markup here, because it knows the category's picture. */
const IMAGE = { url: "any", width: 1, height: 1, widths: [], alt: "" };
/** There is a tile for each category with a label of its own, and one for any other. */
const TILES = [...Object.keys(LABELS), ANY].map((slug) => ({
  id: slug,
  slug,
  name: "{{name}}",
  productCount: "{{count}}",
  image: IMAGE,
}));

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
 * Match the owner's own details, which the build knows as defaults only: the postal address, the hours and the
 * networks.
 */
const ADMIN_KEYS = /<(\w+)[^>]* data-owners=""[^>]*>.*?<\/\1>/gs;

/**
 * Match the link that the law wants on every page. It is all that is left of the footer, and on an order's page
 * the server adds which order.
 */
const WITHDRAW = /<footer.*(<a href="\/withdraw)(".*?<\/a>).*<\/footer>/s;
const SLIM_FOOTER =
  '<footer class="border-line border-t bg-surface"><div class="page-width py-6">$1{{ofOrder}}$2</div></footer>';

/**
 * Switch off buttons and fields. A button looks the same and sends nothing, and a field takes no text that
 * would be lost.
 */
function switchOff(markup: string): string {
  return markup
    .replace(WITHDRAW, SLIM_FOOTER)
    .replace(ADMIN_KEYS, "")
    .replaceAll('type="submit"', 'type="button"')
    .replaceAll("<button", '<button aria-disabled="true"')
    .replaceAll("<input", '<input disabled=""');
}

/** Stop the build, because a page with a part missing must not be built. */
function raise(error: unknown): never {
  throw error;
}
