/** Holds the pages to their budgets (kB of 1000 bytes) and throws when one is broken. */
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { fillOriginals } from "./look.mjs";
import { readTable } from "./public-pages.mjs";

const BUDGET = { firstScripts: 112, styles: 8, fonts: 36, homeHtml: 14, firstVisit: 320 };
const ENTRY = "index.html";
const PUBLIC_PAGES = new Set([ENTRY, ...readTable().map(({ page }) => `src/pages/${page}.tsx`)]);
const FORM = "src/features/contact/contact-form.tsx";

/** Returns the measured sizes: [what, kB, budget]. */
export async function checkSizes(distDir) {
  const manifest = JSON.parse(await readFile(join(distDir, ".vite/manifest.json"), "utf8"));
  const kilobytes = async (file) => (await stat(join(distDir, file))).size / 1000;
  const sum = async (files) => (await Promise.all(files.map(kilobytes))).reduce((a, b) => a + b, 0);
  const assets = await readdir(join(distDir, "assets"));

  const entry = scriptsOf(manifest, ENTRY);
  const rows = [];
  for (const page of PUBLIC_PAGES) {
    const files = new Set([...entry, ...scriptsOf(manifest, page)]);
    rows.push([`first scripts of ${page} (gz)`, await sum(suffixed([...files], "gz")), BUDGET.firstScripts]);
  }
  const styles = manifest[ENTRY].css;
  const fonts = assets.filter((file) => file.endsWith(".woff2")).map((file) => `assets/${file}`);
  const inlined = JSON.parse(await readFile(join(distDir, "styles.json"), "utf8"));
  const look = JSON.parse(await readFile(join(distDir, "look.json"), "utf8"));
  const home = fillOriginals(await readFile(join(distDir, "home.html"), "utf8"), look).replace(
    "{{styles}}",
    () => inlined.styles,
  );
  const html = brotliCompressSync(home).length / 1000;
  const hero = assets.filter((file) => /^hero-.*-1600\.avif$/.test(file)).map((file) => `assets/${file}`);
  const scripts = new Set([...entry, ...scriptsOf(manifest, FORM)]);
  const visit = html + (await sum([...suffixed([...scripts], "br"), ...fonts, ...hero]));
  rows.push(["styles (gz)", await sum(suffixed(styles, "gz")), BUDGET.styles]);
  rows.push(["fonts", await sum(fonts), BUDGET.fonts]);
  rows.push(["page / (br)", html, BUDGET.homeHtml]);
  rows.push(["first visit to / (br)", visit, BUDGET.firstVisit]);
  const broken = rows.filter(([, size, budget]) => size > budget);
  if (broken.length > 0) throw new Error(`Over budget: ${broken.map(describe).join("; ")}`);
  return rows;
}

export function describe([what, size, budget]) {
  return `${what} ${size.toFixed(1)} kB of ${budget}`;
}

/** A chunk's file with everything that it imports before it can run. */
function scriptsOf(manifest, key, seen = new Set()) {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no chunk for ${key}`);
  if (seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const imported of chunk.imports ?? []) scriptsOf(manifest, imported, seen);
  return seen;
}

function suffixed(files, suffix) {
  return files.map((file) => `${file}.${suffix}`);
}
