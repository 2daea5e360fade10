import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { PICTURES_DIR } from "./build/pictures.mjs";
import { sitePictures } from "./build/site-pictures.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));
const server = process.env.PITLANE_DEV_SERVER ?? "http://127.0.0.1:8000";

/** What every page needs and a deploy rarely changes: returning visitors keep it. */
const vendor =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|cookie|@tanstack|zustand)\//;

/** The small things of nearly every page in one file: a chunk for each weighs more than what it holds. */
const base =
  /src\/shared\/(api\/|lib\/(cx|money|use-)|ui\/(badge|button|empty-state|error-note|icon|input|picture|section-link|skeleton|src-set|step-heading|when-closed))|lucide-react\/dist\/esm\/(?!icons)|icons\/(arrow-left|car-front|image-off|search)/;

/** What the shop and a product's page both need. */
const catalogue =
  /src\/features\/(catalogue\/(record-view|use-recorded-view|category-label|shop-place|use-products|prepare|stock)|vehicles\/(vehicle-links|use-vehicles|prepare-vehicle))/;

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
                { name: "vendor", test: vendor, priority: 2 },
                { name: "base", test: base, priority: 1 },
                { name: "catalogue", test: catalogue },
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
