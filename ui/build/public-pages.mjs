/**
 * Vite plugin: the table of public pages, src/pages/pages.json, as the routes of "virtual:public-pages" and as
 * dist/pages.json, which the server reads. A row has
 *
 * - path: as the router writes it; the server takes ":slug" as a parameter as well
 * - page: the file in src/pages
 * - indexed: search engines may list it; else it is marked noindex and left out of the sitemap
 * - prerendered: files of the build by name, each with the path that it is rendered at; one that ends in "-not-found" is
 *   rendered with null as the answer to the first of `data`
 * - data: answers of the API that come with the page besides the settings
 *
 * Only path and page reach the browser.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const MODULE = "virtual:public-pages";
const RESOLVED = `\0${MODULE}`;
const TABLE = fileURLToPath(new URL("../src/pages/pages.json", import.meta.url));

export function readTable() {
  return JSON.parse(readFileSync(TABLE, "utf8"));
}

export function publicPages() {
  let isSsr = false;
  return {
    name: "public-pages",
    configResolved(config) {
      isSsr = Boolean(config.build.ssr);
    },
    resolveId(id) {
      return id === MODULE ? RESOLVED : undefined;
    },
    load(id) {
      if (id !== RESOLVED) return undefined;
      this.addWatchFile(TABLE);
      return writeRoutes(readTable());
    },
    generateBundle() {
      if (isSsr) return;
      this.emitFile({ type: "asset", fileName: "pages.json", source: JSON.stringify(readTable()) });
    },
  };
}

/** Write the routes. Paths of one page share its chunk. */
function writeRoutes(rows) {
  const pages = [...new Set(rows.map(({ page }) => page))];
  const chunks = pages.map((page) => `pageChunk(() => import("@/pages/${page}"))`);
  const routes = rows.map(({ path, page }) => `{ path: "${path}", chunk: chunks[${pages.indexOf(page)}] }`);
  return `import { pageChunk } from "@/app/page-chunk";
    const chunks = [${chunks.join(",")}];
    export const PAGES = [${routes.join(",")}];`;
}
