/**
 * Build the pages into ui/dist. packaging/setup/pages.mjs calls it; `node ui/build/build.mjs` works alone too.
 */
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { compressAssets } from "./compress.mjs";
import { completeLicences } from "./licences.mjs";
import { prerenderPages } from "./prerender.mjs";
import { checkSizes, describe } from "./size-check.mjs";
import { checkStandIns } from "./stand-ins.mjs";
import { swapFolders } from "./swap-folders.mjs";

const UI_DIR = fileURLToPath(new URL("..", import.meta.url));
const DIST_DIR = join(UI_DIR, "dist");
/** The folder is on the same disk, so that it can replace the other by renaming. */
const NEW_DIR = join(UI_DIR, ".cache/dist");
const RENDERER_DIR = join(UI_DIR, ".cache/prerender");
const VITE = { root: UI_DIR, configFile: join(UI_DIR, "vite.config.ts"), logLevel: "warn" };

/**
 * Build ui/dist, complete and within its budgets. A build that fails throws and leaves the old one. Returns the
 * sizes as lines of text.
 */
export async function buildPages() {
  // React chooses its production build by this variable, in the prerender too.
  process.env.NODE_ENV = "production";
  await build({ ...VITE, build: { outDir: NEW_DIR } });
  await build({ ...VITE, build: { ssr: "src/entry-prerender.tsx" } });
  await prerenderPages(NEW_DIR, RENDERER_DIR);
  await completeLicences(NEW_DIR);
  await compressAssets(NEW_DIR);
  const sizes = await checkSizes(NEW_DIR);
  await checkStandIns(NEW_DIR);
  await swapFolders(NEW_DIR, DIST_DIR);
  return sizes.map(describe);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log((await buildPages()).join("\n"));
