/** Builds the pages into ui/dist. Called by packaging/build.mjs; `node ui/build/build.mjs` works alone too. */
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { compressAssets } from "./compress.mjs";
import { prerenderHome } from "./prerender.mjs";
import { checkSizes, describe } from "./size-check.mjs";

const UI_DIR = fileURLToPath(new URL("..", import.meta.url));
const DIST_DIR = join(UI_DIR, "dist");
const RENDERER_DIR = join(UI_DIR, ".cache/prerender");
const VITE = { root: UI_DIR, configFile: join(UI_DIR, "vite.config.ts"), logLevel: "warn" };

/** Leaves ui/dist complete and within its budgets, or throws. Returns the sizes as lines of text. */
export async function buildPages() {
  // React picks its production build by this, in the prerender too.
  process.env.NODE_ENV = "production";
  await build(VITE);
  await build({ ...VITE, build: { ssr: "src/entry-prerender.tsx" } });
  await prerenderHome(DIST_DIR, RENDERER_DIR);
  await compressAssets(DIST_DIR);
  return (await checkSizes(DIST_DIR)).map(describe);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log((await buildPages()).join("\n"));
