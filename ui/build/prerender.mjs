/** Writes dist/home.html: the home page's markup in the shell, its styles inlined; and csp.json with their hash. */
import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const STYLESHEET = /<link rel="stylesheet"[^>]*href="(\/assets\/[^"]+\.css)"[^>]*>/;
const ROOT = '<div id="root"></div>';
const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)/;

/** `rendererDir` holds the server build of src/entry-prerender.tsx. */
export async function prerenderHome(distDir, rendererDir) {
  const { renderHome } = await import(pathToFileURL(join(rendererDir, "entry-prerender.js")));
  const shell = await readFile(join(distDir, "index.html"), "utf8");
  const [link, href] = shell.match(STYLESHEET) ?? [];
  if (!link || !shell.includes(ROOT)) throw new Error("dist/index.html has no stylesheet or no root element");
  const styles = (await readFile(join(distDir, href), "utf8")).trim();
  const markup = await renderHome();
  if (INLINE_SCRIPT.test(markup) || / style="/.test(markup)) {
    throw new Error("The prerendered page has an inline script or style, which its policy forbids");
  }
  const page = shell
    .replace(link, () => `<style>${styles}</style>`)
    .replace(ROOT, () => `<div id="root">${markup}</div>`);
  await writeFile(join(distDir, "home.html"), page);
  await writeFile(join(distDir, "csp.json"), JSON.stringify({ styleHashes: [hashSource(styles)] }));
}

function hashSource(styles) {
  return `sha256-${createHash("sha256").update(styles).digest("base64")}`;
}
