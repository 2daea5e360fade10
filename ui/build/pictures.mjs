/** Make the site's own pictures (AVIF and WebP in several widths) from ui/artwork, once for each content. */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const ARTWORK_DIR = fileURLToPath(new URL("../artwork", import.meta.url));
export const PICTURES_DIR = fileURLToPath(new URL("../.cache/pictures", import.meta.url));
/** The picture of link previews, sent as /og.jpg. */
export const PREVIEW_FILE = join(PICTURES_DIR, "og.jpg");
/** It is part of every hash. Raise it when sizes or qualities change. */
const RECIPE = "1";
const CARD_WIDTHS = [320, 640, 960, 1280];
const HERO_WIDTHS = [...CARD_WIDTHS, 1600];
/**
 * The hero on an upright phone: the car is in the upper part, and below it is nothing but the page's dark
 * ground.
 */
const TALL = { shape: 0.9, middle: 0.46, whole: 0.558, ink: "#0b0c0e", widths: [480, 720] };
const STRIP = { width: 1600, height: 160 };
const AVIF = { quality: 58, effort: 2 };
const WEBP = { quality: 80, effort: 3 };

/**
 * Return the renditions of every picture and their files. `ladders` has them by the picture's name: {url, width,
 * height, widths}, where `url` is the widest WebP. `files` has the assets by name, each with its file in
 * PICTURES_DIR. All assets have the same hash, because seventeen hashes would be 0.2 kB of the home page.
 */
export async function makePictures() {
  await mkdir(PICTURES_DIR, { recursive: true });
  const artwork = await readArtwork();
  const version = hashOf(...artwork.values());
  const made = { ladders: {}, files: new Map() };
  const make = (...picture) => makeRenditions(made, version, ...picture);
  for (const [name, bytes] of artwork) {
    if (name === "header") await makeStrip(bytes);
    else if (name !== "hero") await make(name, bytes, CARD_WIDTHS, [CARD_WIDTHS.at(-1)]);
  }
  const hero = artwork.get("hero");
  await makePreview(hero);
  await make("hero", hero, HERO_WIDTHS, HERO_WIDTHS);
  await make("hero-tall", await cutTall(hero), TALL.widths, TALL.widths);
  return made;
}

/** Return the bytes of each picture by its name. */
async function readArtwork() {
  const names = (await readdir(ARTWORK_DIR)).filter((file) => file.endsWith(".webp")).sort();
  const read = async (file) => [file.replace(".webp", ""), await readFile(join(ARTWORK_DIR, file))];
  return new Map(await Promise.all(names.map(read)));
}

/** Make one picture. A card has one WebP, for the few browsers without AVIF. */
async function makeRenditions({ ladders, files }, version, name, bytes, widths, webpWidths) {
  const { width, height } = await sharp(bytes).metadata();
  const widest = widths.at(-1);
  const own = hashOf(bytes);
  const make = async (rest, encode) => {
    const file = `${name}-${own}${rest}`;
    files.set(`${name}-${version}${rest}`, file);
    await makeOnce(file, encode);
  };
  for (const step of widths) await make(`-${step}.avif`, () => sharp(bytes).resize(step).avif(AVIF));
  for (const step of webpWidths)
    await make(step === widest ? ".webp" : `-${step}.webp`, () => sharp(bytes).resize(step).webp(WEBP));
  const url = `/assets/${name}-${version}.webp`;
  ladders[name] = { url, width: widest, height: Math.round((widest * height) / width), widths };
}

async function cutTall(bytes) {
  const { width: full, height } = await sharp(bytes).metadata();
  const width = Math.round(height * TALL.shape);
  const left = Math.round((full - width) * TALL.middle);
  const bottom = Math.round(width / TALL.whole) - height;
  return sharp(bytes)
    .extract({ left, top: 0, width, height })
    .extend({ bottom, background: TALL.ink })
    .png()
    .toBuffer();
}

/** Make the header's background, one thin strip across the light streaks, which styles.css names. */
async function makeStrip(bytes) {
  const marker = join(PICTURES_DIR, `header-strip.${hashOf(bytes)}`);
  if (existsSync(marker)) return;
  const strip = () =>
    sharp(bytes)
      .resize(2000)
      .extract({ left: 200, top: 60, ...STRIP });
  await strip().avif({ quality: 60, effort: 4 }).toFile(join(PICTURES_DIR, "header-strip.avif"));
  await writeFile(marker, "");
}

/**
 * Write the preview that other sites show beside a link. It is JPEG, because not all of them read another
 * format.
 */
async function makePreview(bytes) {
  const marker = join(PICTURES_DIR, `og.${hashOf(bytes)}`);
  if (existsSync(marker)) return;
  await sharp(bytes)
    .resize({ width: 1200, height: 630, fit: "cover", position: "right" })
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(PREVIEW_FILE);
  await writeFile(marker, "");
}

/** Write a file beside its place and rename it, so that a killed build leaves no half picture behind. */
async function makeOnce(file, encode) {
  const target = join(PICTURES_DIR, file);
  if (existsSync(target)) return;
  const unfinished = `${target}.part`;
  await rm(unfinished, { force: true });
  await encode().toFile(unfinished);
  await rename(unfinished, target);
}

function hashOf(...contents) {
  const hash = createHash("sha256").update(RECIPE);
  for (const bytes of contents) hash.update(bytes);
  return hash.digest("hex").slice(0, 10);
}
