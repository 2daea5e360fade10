/**
 * Makes the sizes of the sample's pictures, data/sample/images: they are kept beside the sources, so that the first start
 * of a shop copies them instead of drawing each anew. Run it when a source, product-NAME.webp or gallery-NAME.webp, was
 * added or changed; only what has no sizes yet, or is not as it was, is drawn.
 */
import { createHash } from "node:crypto";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { ROOT } from "../setup/places.mjs";

const FOLDER = join(ROOT, "data/sample/images");
const LIST = join(ROOT, "data/sample/pictures.json");
const SOURCE = /^(product|gallery)-[a-z0-9-]+?(?<!-\d{3,4})\.webp$/;
const MADE = /(-\d{3,4}\.(webp|avif)|-share\.jpg)$/;
/** Below the source's own. A width between 640 and 1200 would save a phone 5 kB and cost the bundle 2 MB. */
const WIDTHS = [320, 640];
const PREVIEW = { width: 1200, height: 630 };
const WEBP = { quality: 78, effort: 6 };
const AVIF = { quality: 52, effort: 6, chromaSubsampling: "4:2:0" };
const JPEG = { quality: 74, mozjpeg: true };

async function make(file) {
  const stem = join(FOLDER, file.replace(".webp", ""));
  const bytes = await readFile(join(FOLDER, file));
  const source = createHash("sha256").update(bytes).digest("hex");
  if (before[file]?.source === source) return before[file];
  const { width, height } = await sharp(bytes).metadata();
  const widths = [...WIDTHS, width];
  for (const step of widths) await sharp(bytes).resize(step).avif(AVIF).toFile(`${stem}-${step}.avif`);
  for (const step of WIDTHS) await sharp(bytes).resize(step).webp(WEBP).toFile(`${stem}-${step}.webp`);
  await sharp(bytes).resize(PREVIEW).jpeg(JPEG).toFile(`${stem}-share.jpg`);
  return { width, height, widths, source };
}

const before = JSON.parse(await readFile(LIST, "utf8"));
const files = (await readdir(FOLDER)).sort();
const sources = files.filter((each) => SOURCE.test(each));
const made = {};
for (const file of sources) made[file] = await make(file);
const stems = new Set(sources.map((each) => each.replace(".webp", "")));
for (const file of files.filter((each) => MADE.test(each))) {
  if (!stems.has(file.replace(MADE, ""))) await rm(join(FOLDER, file));
}
await writeFile(LIST, `${JSON.stringify(made, null, 1)}\n`);
