/** Builds the pages into ui/dist. Called by packaging/build.mjs; `node ui/build/build.mjs` works alone too. */
import { fileURLToPath } from "node:url";
import { build } from "vite";

const UI_DIR = fileURLToPath(new URL("..", import.meta.url));
const CONFIG = fileURLToPath(new URL("../vite.config.ts", import.meta.url));

/** Leaves ui/dist complete, or throws. */
export async function buildPages() {
  await build({ root: UI_DIR, configFile: CONFIG, logLevel: "warn" });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildPages();
