import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { adminScreens } from "./build/admin-screens.mjs";
import { leanIcons } from "./build/lean-icons.mjs";
import { leanQuery } from "./build/lean-query.mjs";
import { leanReact } from "./build/lean-react.mjs";
import { leanRouter } from "./build/lean-router.mjs";
import { leanStyles } from "./build/lean-styles.mjs";
import { LICENCES } from "./build/licences.mjs";
import { ownerGuide } from "./build/owner-guide.mjs";
import { PICTURES_DIR } from "./build/pictures.mjs";
import { publicPages } from "./build/public-pages.mjs";
import { sitePictures } from "./build/site-pictures.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));
const server = process.env.PITLANE_DEV_SERVER ?? "http://127.0.0.1:8000";

// A phone far away waits half a second for each file and takes six at a time: a page is a handful of files, not twenty.
// A chunk is named by the folders whose own files it holds; what only these need comes along.

/** Modules that every page needs and a release rarely changes: browsers keep them cached. */
const vendor =
  /rolldown.runtime|node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|cookie|zustand|@tanstack(?!.*(queriesObserver|useQueries|mutationObserver|useMutation|virtual)))\//;

interface SharedChunk {
  name: string;
  /** Folders of src whose own files it holds, without those of their subfolders. */
  folders: string[];
  /** All icons are files of one package. These belong to the chunk. */
  icons?: string[];
  packages?: RegExp;
}

const SHARED: SharedChunk[] = [
  {
    // It is the frame around every page, and the small parts of nearly every one.
    name: "base",
    folders: ["app", "content", "features/cart/state", "shared/api", "shared/lib", "shared/ui"],
    icons: ["arrow-left", "car-front", "menu", "search", "search-x", "shopping-cart", "x"],
    packages: /virtual:public-pages|lucide-react\/dist\/esm\/[^/]+$/,
  },
  {
    // The shop and a product's page both need it.
    name: "catalogue",
    folders: ["features/catalogue/shared", "features/vehicles/shared"],
  },
  {
    // It links to the contact form, in pages that have nothing else in common.
    name: "links",
    folders: ["shared/ui/links"],
  },
  {
    // It shows cards of parts with their filters and order.
    name: "lists",
    folders: ["features/catalogue/list"],
    icons: ["arrow-right"],
  },
  {
    // It leads to a list, by vehicle and by category.
    name: "ways",
    folders: ["features/catalogue/tiles", "features/vehicles"],
  },
  {
    // A product's page, the cart, the checkout and the order share it.
    name: "buying",
    folders: ["features/cart/changes", "shared/lib/time", "shared/order", "shared/ui/controls"],
    icons: "check chevron-down circle-check minus package-x plus printer trash-2 truck".split(" "),
    packages: /mutationObserver|useMutation/,
  },
];

const chunks = SHARED.map(({ name, folders, icons = [], packages }, index) => {
  const missing = folders.filter((folder) => !existsSync(`${here}src/${folder}`));
  if (missing.length > 0) throw new Error(`No folder ${missing.join(", ")} for the chunk ${name}`);
  const own = new RegExp(`/src/(${folders.join("|")})/[^/]+$`);
  const drawn = new RegExp(`/icons/(${icons.join("|")})\\.mjs$`);
  return {
    name,
    test: (id: string) => own.test(id) || drawn.test(id) || !!packages?.test(id),
    priority: SHARED.length - index,
  };
});

export default defineConfig(({ isSsrBuild }) => ({
  root: here,
  plugins: [
    leanReact(),
    leanRouter(),
    leanQuery(),
    leanIcons(),
    react(),
    tailwindcss(),
    leanStyles(),
    publicPages(),
    adminScreens(),
    ownerGuide(),
    sitePictures(),
  ],
  define: { __BUILD_YEAR__: new Date().getFullYear() },
  resolve: { alias: { "@": `${here}src`, "@pictures": PICTURES_DIR } },
  build: {
    outDir: isSsrBuild ? ".cache/prerender" : "dist",
    emptyOutDir: true,
    manifest: !isSsrBuild,
    license: isSsrBuild ? false : { fileName: LICENCES },
    // The content security policy takes no inline script and no data: address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    copyPublicDir: !isSsrBuild,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          output: {
            codeSplitting: {
              groups: [{ name: "vendor", test: vendor, priority: chunks.length + 1 }, ...chunks],
            },
          },
        },
  },
  // The Host is the browser's own, because the server takes no write whose Origin is another.
  server: {
    proxy: Object.fromEntries(
      ["/api", "/uploads"].map((path) => [path, { target: server, changeOrigin: false }]),
    ),
  },
}));
