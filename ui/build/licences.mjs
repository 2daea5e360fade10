/**
 * Complete dist/licences.json. Vite's own `build.license`, which needs no further package, lists the packages
 * of the scripts, but not those of the style sheets. The server shows them under About
 * (app/shop/system/about.py).
 */
import { readdirSync, readFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const MODULES = fileURLToPath(new URL("../../node_modules", import.meta.url));
const FONTS = fileURLToPath(new URL("../src/styles/fonts.css", import.meta.url));
const FONT_PACKAGE = /node_modules\/(@[^/]+\/[^/]+)\//g;
// What no script imports: the styles, and the letters of the PDFs that packaging/setup/fonts.py takes from it.
const UNIMPORTED = ["tailwindcss", "@fontsource-variable/inter"];
const TEXT = /^(licen[sc]e|copying)/i;

export const LICENCES = "licences.json";

/** Complete the list. It throws where a package has no text. */
export async function completeLicences(distDir) {
  const path = join(distDir, LICENCES);
  const scripts = JSON.parse(await readFile(path, "utf8"));
  const fonts = [...readFileSync(FONTS, "utf8").matchAll(FONT_PACKAGE)].map(([, name]) => name);
  const others = [...new Set([...fonts, ...UNIMPORTED])].map(readPackage);
  const all = [...scripts, ...others].map(({ identifier = "", text = "", ...of }) => ({
    ...of,
    licence: identifier,
    text,
  }));
  checkTexts(all);
  await writeFile(path, JSON.stringify(all));
}

export function checkTexts(packages) {
  const bare = packages.filter(({ text }) => !text.trim()).map(({ name }) => name);
  if (bare.length > 0) throw new Error(`No licence text comes with ${bare.join(", ")}`);
}

function readPackage(name) {
  const folder = join(MODULES, name);
  const { version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const file = readdirSync(folder).find((each) => TEXT.test(each));
  return { name, version, identifier: license, text: file ? readFileSync(join(folder, file), "utf8") : "" };
}
