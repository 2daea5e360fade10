/**
 * Vite plugin: docs/owner.md as `html` and `contents` of "virtual:owner-guide", so that the back office shows it without
 * the internet. Its pictures become assets. marked (devDependencies) has no dependencies and stays out of the pages.
 */
import { readFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { Marked } from "marked";
import sharp from "sharp";

const MODULE = "virtual:owner-guide";
const RESOLVED = `\0${MODULE}`;
const GUIDE = fileURLToPath(new URL("../../docs/owner.md", import.meta.url));
/** Pixels of a picture for one of the page (packaging/docs/pictures.mjs). */
export const PICTURE_SCALE = 1.25;
const PICTURE = /<img src="([^"]+)"/g;

export function ownerGuide() {
  return {
    name: "owner-guide",
    resolveId(id) {
      return id === MODULE ? RESOLVED : undefined;
    },
    async load(id) {
      if (id !== RESOLVED) return undefined;
      this.addWatchFile(GUIDE);
      return writeModule(renderGuide(await readFile(GUIDE, "utf8")));
    },
  };
}

/** The guide without its title: its HTML, and its chapters as `{ id, title }`. */
export function renderGuide(markdown) {
  const contents = [];
  const heading = ({ depth, text }) => {
    if (depth === 1) return "";
    const id = slugOf(text);
    if (depth === 2) contents.push({ id, title: text });
    return `<h${depth} id="${id}">${text}</h${depth}>\n`;
  };
  const link = ({ href, text }) =>
    href.startsWith("#")
      ? `<a href="${href}">${text}</a>`
      : `<a href="${href}" target="_blank" rel="noreferrer">${text}</a>`;
  const image = ({ href, text }) => `<img src="${href}" alt="${text}" loading="lazy">`;
  const marked = new Marked({ renderer: { heading, link, image } });
  return { html: marked.parse(markdown), contents };
}

/** As GitHub makes a heading's anchor: the same links work in both. */
function slugOf(title) {
  return title
    .toLowerCase()
    .replace(/[^\w\s-]/g, "")
    .trim()
    .replace(/\s/g, "-");
}

async function writeModule({ html, contents }) {
  const names = [...new Set([...html.matchAll(PICTURE)].map(([, name]) => name))];
  const files = names.map((name) => resolve(dirname(GUIDE), name));
  const sizes = await Promise.all(files.map((file) => sharp(file).metadata()));
  const imports = files.map((file, at) => `import p${at} from ${JSON.stringify(file)};`);
  const code = JSON.stringify(html).replace(/<img src=\\"([^"\\]+)\\"/g, (_, name) => {
    const at = names.indexOf(name);
    return `<img src=\\"" + p${at} + "\\" width=\\"${shown(sizes[at].width)}\\" height=\\"${shown(sizes[at].height)}\\"`;
  });
  return `${imports.join("\n")}
    export const html = ${code};
    export const contents = ${JSON.stringify(contents)};`;
}

function shown(pixels) {
  return Math.round(pixels / PICTURE_SCALE);
}
