import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { PICTURES_DIR } from "./build/pictures.mjs";
import { sitePictures } from "./build/site-pictures.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));
const server = process.env.PITLANE_DEV_SERVER ?? "http://127.0.0.1:8000";

// A phone far away waits half a second for each file and takes six at a time: a page is a handful of files, not twenty.

/** What every page needs and a deploy rarely changes: returning visitors keep it. */
const vendor =
  /rolldown.runtime|node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|cookie|zustand|@tanstack(?!.*(queriesObserver|useQueries|mutationObserver|useMutation)))\//;

/** The frame around every page, and the small things of nearly every one. */
const base =
  /src\/(app\/(?!pages)|content\/(default-settings|services)|features\/cart\/(cart-id|read-cart|use-cart)\.|shared\/(api\/|lib\/(cx|money|page-loaded|reload|use-)|ui\/(badge|brand|button|empty-state|error-note|icon|input|lazy-toaster|logo|page-skeleton|part|picture|plain-toast|section|site-picture|skeleton|src-set|step-heading|toast-store|tooltip|when-closed|workshop)))|virtual:pictures|lucide-react\/dist\/esm\/(?!icons)|icons\/(arrow-left|car-front|image-off|menu|search|search-x|shopping-cart|x)\./;

/** What the shop and a product's page both need. */
const catalogue =
  /src\/features\/(catalogue\/(record-view|use-recorded-view|category-label|shop-place|use-products|prepare|stock)|vehicles\/(vehicle-links|use-vehicles|prepare-vehicle))/;

/** What a product's page, the cart, the checkout and the order share. */
const buying =
  /mutationObserver|useMutation|src\/(features\/cart\/(add-item|cart-amounts|cart-mutation|line-total)|shared\/(order\/|ui\/(amount|copy-button|print|stepper)|lib\/format-time))|free-shipping-note|icons\/(check|chevron-down|circle-check|minus|package-x|plus|printer|trash|truck)/;

export default defineConfig(({ isSsrBuild }) => ({
  root: here,
  plugins: [react(), tailwindcss(), sitePictures()],
  define: { __BUILD_YEAR__: new Date().getFullYear() },
  resolve: { alias: { "@": `${here}src`, "@pictures": PICTURES_DIR } },
  build: {
    outDir: isSsrBuild ? ".cache/prerender" : "dist",
    emptyOutDir: true,
    manifest: !isSsrBuild,
    // The content security policy takes no inline script and no data: address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    copyPublicDir: !isSsrBuild,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          output: {
            codeSplitting: {
              groups: [
                { name: "vendor", test: vendor, priority: 3 },
                { name: "base", test: base, priority: 2 },
                { name: "catalogue", test: catalogue, priority: 1 },
                { name: "buying", test: buying },
              ],
            },
          },
        },
  },
  // The Host stays the browser's, because the server takes no write whose Origin is another.
  server: {
    proxy: Object.fromEntries(
      ["/api", "/uploads"].map((path) => [path, { target: server, changeOrigin: false }]),
    ),
  },
}));
