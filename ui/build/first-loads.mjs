/** Find the files of a build that a visitor's browser loads before a page can run, by its manifest. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { readTable } from "./public-pages.mjs";

const ENTRY = "index.html";
const PUBLIC_PAGES = [ENTRY, ...new Set(readTable().map(({ page }) => `src/pages/${page}.tsx`))];

/**
 * Return {pages: each public page with its scripts, styles, scriptsOf(source): a source's scripts with the
 * frame's}.
 */
export async function readFirstLoads(distDir) {
  const manifest = JSON.parse(await readFile(join(distDir, ".vite/manifest.json"), "utf8"));
  const entry = filesOf(manifest, ENTRY);
  const scriptsOf = (source) => [...new Set([...entry, ...filesOf(manifest, source)])];
  const pages = PUBLIC_PAGES.map((page) => ({ page, scripts: scriptsOf(page) }));
  return { pages, styles: manifest[ENTRY].css, scriptsOf };
}

/** Return a chunk's file with everything that it imports before it can run. */
function filesOf(manifest, key, seen = new Set()) {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no chunk for ${key}`);
  if (seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, seen);
  return seen;
}
