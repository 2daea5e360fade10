/**
 * Vite plugin: docs/owner.md and the pages that it lists as `pages` of "virtual:owner-guide", so that the back office shows
 * them without the internet. Their pictures become assets. marked (devDependencies) has no dependencies and stays out of
 * the pages.
 */
import { readFile } from "node:fs/promises";
import { basename, dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { Marked } from "marked";
import sharp from "sharp";

const MODULE = "virtual:owner-guide";
const RESOLVED = `\0${MODULE}`;
const GUIDE = fileURLToPath(new URL("../../docs/owner.md", import.meta.url));
/** A picture has so many pixels for one of the page (packaging/docs/pictures.mjs). */
export const PICTURE_SCALE = 1.25;
const PICTURE = /<img src="([^"]+)"/g;
const PAGE = /\]\((owner\/[\w-]+\.md)\)/g;
/** Match a link to a page of the guide, with or without a chapter. */
const TO_PAGE = /^(?:owner\/)?([\w-]+)\.md(?:#([\w-]+))?$/;

export function ownerGuide() {
  return {
    name: "owner-guide",
    resolveId(id) {
      return id === MODULE ? RESOLVED : undefined;
    },
    async load(id) {
      if (id !== RESOLVED) return undefined;
      const start = await readFile(GUIDE, "utf8");
      // A page may be named more than once.
      const names = new Set([...start.matchAll(PAGE)].map(([, name]) => name));
      const files = [GUIDE, ...[...names].map((name) => resolve(dirname(GUIDE), name))];
      for (const file of files) this.addWatchFile(file);
      return writeModule(await Promise.all(files.map(readPage)));
    },
  };
}

async function readPage(file) {
  const page = renderPage(await readFile(file, "utf8"));
  const html = page.html.replace(PICTURE, (_, name) => `<img src="${resolve(dirname(file), name)}"`);
  return { ...page, html, id: basename(file, ".md") };
}

/**
 * Return a page: its title, its HTML without the title, its chapters as `{ id, title }`, and the ids of all its
 * headlines.
 */
export function renderPage(markdown) {
  const contents = [];
  const anchors = [];
  let title = "";
  const heading = ({ depth, text }) => {
    if (depth === 1) {
      title = text;
      return "";
    }
    const id = slugOf(text);
    anchors.push(id);
    if (depth === 2) contents.push({ id, title: text });
    return `<h${depth} id="${id}">${text}</h${depth}>\n`;
  };
  const link = ({ href, text }) => {
    const [, page, chapter] = href.match(TO_PAGE) ?? [];
    if (page) return `<a href="#${chapter ?? page}">${text}</a>`;
    return href.startsWith("#")
      ? `<a href="${href}">${text}</a>`
      : `<a href="${href}" target="_blank" rel="noreferrer">${text}</a>`;
  };
  const image = ({ href, text }) => `<img src="${href}" alt="${text}" loading="lazy">`;
  const marked = new Marked({ renderer: { heading, link, image } });
  return { html: marked.parse(markdown), title, contents, anchors };
}

/** Return a heading's anchor as GitHub makes it, so that the same links work in both. */
function slugOf(title) {
  return title
    .toLowerCase()
    .replace(/[^\w\s-]/g, "")
    .trim()
    .replace(/\s/g, "-");
}

async function writeModule(pages) {
  const files = [
    ...new Set(pages.flatMap(({ html }) => [...html.matchAll(PICTURE)].map(([, file]) => file))),
  ];
  const sizes = await Promise.all(files.map((file) => sharp(file).metadata()));
  const imports = files.map((file, at) => `import p${at} from ${JSON.stringify(file)};`);
  const code = JSON.stringify(pages).replace(/<img src=\\"([^"\\]+)\\"/g, (_, file) => {
    const at = files.indexOf(file);
    return `<img src=\\"" + p${at} + "\\" width=\\"${shown(sizes[at].width)}\\" height=\\"${shown(sizes[at].height)}\\"`;
  });
  return `${imports.join("\n")}
    export const pages = ${code};`;
}

function shown(pixels) {
  return Math.round(pixels / PICTURE_SCALE);
}
