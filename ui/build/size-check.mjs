/** Compare the pages with their budgets (kB of 1000 bytes), and throw when one is exceeded. */
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { readFirstLoads } from "./first-loads.mjs";
import { fillOriginals } from "./look.mjs";

const BUDGET = { firstScripts: 104, styles: 7.2, fonts: 36, homeHtml: 12.5, firstVisit: 320 };
const FORM = "src/features/contact/contact-form.tsx";

/** Return the measured sizes: [what, kB, budget]. */
export async function checkSizes(distDir) {
  const { pages, styles, scriptsOf } = await readFirstLoads(distDir);
  const kilobytes = async (file) => (await stat(join(distDir, file))).size / 1000;
  const sum = async (files) => (await Promise.all(files.map(kilobytes))).reduce((a, b) => a + b, 0);
  const assets = await readdir(join(distDir, "assets"));

  const rows = [];
  for (const { page, scripts } of pages) {
    rows.push([`first scripts of ${page} (gz)`, await sum(suffixed(scripts, "gz")), BUDGET.firstScripts]);
  }
  const fonts = assets.filter((file) => file.endsWith(".woff2")).map((file) => `assets/${file}`);
  const inlined = JSON.parse(await readFile(join(distDir, "styles.json"), "utf8"));
  const look = JSON.parse(await readFile(join(distDir, "look.json"), "utf8"));
  const home = fillOriginals(await readFile(join(distDir, "home.html"), "utf8"), look).replace(
    "{{styles}}",
    () => inlined.styles,
  );
  const html = brotliCompressSync(home).length / 1000;
  const hero = assets.filter((file) => /^hero-.*-1600\.avif$/.test(file)).map((file) => `assets/${file}`);
  const visit = html + (await sum([...suffixed(scriptsOf(FORM), "br"), ...fonts, ...hero]));
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

function suffixed(files, suffix) {
  return files.map((file) => `${file}.${suffix}`);
}
