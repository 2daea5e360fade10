/**
 * Write dist/home.html and the frames of the other pages, as src/pages/pages.json lists them. A frame is the
 * page's markup in the shell, with a place for the styles and the scripts at the end, because a browser fetches
 * six files at a time in their order. It also writes closed.html, the notice of a closed shop, which the server
 * puts on top of each; styles.json, which the server writes into each, with its hash for the policy;
 * tiles.json, the shop's tiles; and look.json, the home page's texts and services.
 */
import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { takeLook } from "./look.mjs";

/** Match the styles of every page. The sheet for print, which names its medium, is still a file. */
const STYLESHEET = /<link rel="stylesheet" crossorigin href="(\/assets\/[^"]+\.css)">/;
/** Match the sheet for print. It comes last, because it would take one of six places from the picture and the scripts. */
const PRINT = /<link rel="stylesheet"[^>]* media="print" ?\/?>/;
/** Match what the minifier adds for browsers that are older than our other styles. */
const FOR_OLD = /-webkit-text-decoration(?:-color)?:[^;}]*;|--lightningcss-\w+:[^;}]*;|@layer theme;/g;
const ADMIN = "src/pages/admin/index.tsx";
const ROOT = '<div id="root"></div>';
const SCRIPTS = /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g;
const TILES = /(?<=<ul[^>]*>)(?:<li[^>]*><a [^>]*href="\/shop\?category=(?:(?!<\/li>).)*<\/li>)+(?=<\/ul>)/s;
const TILE = /<li(?: [^>]*)?>.*?href="\/shop\?category=([\w-]+)".*?<\/li>/gs;
const PICTURE = /<picture.*?<\/picture>/s;
const SLOT = /(<div data-slot="(\w+)"[^>]*>)(?=<\/div>)/g;
/** Match the headline of what the address names: a category, a brand or a model. */
const HEADING = /(<h1 id="step-title"[^>]*>)<div aria-hidden="true"[^>]*><\/div>(?=<\/h1>)/;
const CLOSED = /<aside data-closed="".*?<\/aside>/s;
/** The notice has this sentence for the day that it is rendered with. */
const CLOSED_SENTENCE = "We are closed until 1 January 2000.";
const MAIN = '<main id="main"';
const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)/;

/** Write all pages. `rendererDir` has the server build of src/entry-prerender.tsx. */
export async function prerenderPages(distDir, rendererDir) {
  const { renderPages, renderClosed, ORIGINALS } = await import(
    pathToFileURL(join(rendererDir, "entry-prerender.js"))
  );
  const shell = (await readFile(join(distDir, "index.html"), "utf8")).replace(/>\s+</g, "><");
  const [link, href] = shell.match(STYLESHEET) ?? [];
  if (!link || !shell.includes(ROOT)) throw new Error("dist/index.html has no stylesheet or no root element");
  const styles = (await readFile(join(distDir, href), "utf8")).trim().replace(FOR_OLD, "");
  const styled = shell.replace(SCRIPTS, "").replace(PRINT, "").replace(link, "<style>{{styles}}</style>");
  const last = [...shell.match(SCRIPTS), ...shell.match(PRINT)].join("");
  const write = async (name, root) =>
    writeFile(
      join(distDir, `${name}.html`),
      styled.replace(ROOT, () => `${root.replace(MAIN, `{{closed}}${MAIN}`)}${last}`),
    );
  await writeFile(join(distDir, "index.html"), shell.replace(link, link + (await linkAdminStyles(distDir))));
  const { home, shop, ...frames } = await renderPages();
  const { markup, look } = takeLook(checked(home), ORIGINALS);
  await write("home", `<div id="root">${markup}</div>`);
  await writeFile(join(distDir, "look.json"), JSON.stringify(look));
  const [tiles] = shop.match(TILES);
  await writeFile(join(distDir, "tiles.json"), JSON.stringify(tilesBySlug(tiles)));
  for (const [name, markup] of Object.entries({ ...frames, shop: shop.replace(tiles, "{{categories}}") })) {
    await write(name, `<div id="root" data-frame>${checked(markup)}</div>`);
  }
  const [closed] = checked(await renderClosed()).match(CLOSED);
  await writeFile(join(distDir, "closed.html"), closed.replace(CLOSED_SENTENCE, "{{closedSentence}}"));
  await writeFile(join(distDir, "styles.json"), JSON.stringify({ styles, hash: hashSource(styles) }));
}

/**
 * Link the back office's styles in its page, the shell. Its colours are then there as soon as its script asks for
 * them.
 */
async function linkAdminStyles(distDir) {
  const manifest = JSON.parse(await readFile(join(distDir, ".vite/manifest.json"), "utf8"));
  return manifest[ADMIN].css.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`).join("");
}

/**
 * Return the tiles by slug. The last one is that of any category, with its slug and its name filled in by the
 * server, which fills in each picture and count as well.
 */
function tilesBySlug(tiles) {
  const found = [...tiles.matchAll(TILE)].map(([tile, slug]) => [slug, tile.replace(PICTURE, "{{picture}}")]);
  const [slug, tile] = found.pop();
  return Object.fromEntries([...found, ["", tile.replace(`category=${slug}"`, 'category={{slug}}"')]]);
}

function checked(markup) {
  if (INLINE_SCRIPT.test(markup) || / style="/.test(markup)) {
    throw new Error("A prerendered page has an inline script or style, which its policy forbids");
  }
  return markup.replace(SLOT, "$1{{$2}}").replace(HEADING, "$1{{heading}}");
}

function hashSource(styles) {
  return `sha256-${createHash("sha256").update(styles).digest("base64")}`;
}
