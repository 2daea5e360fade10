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
 * Return the renditions of every picture: name → {url, width, height, widths}. The files are in PICTURES_DIR,
 * and `url` is the widest WebP.
 */
export async function makePictures() {
  await mkdir(PICTURES_DIR, { recursive: true });
  const names = (await readdir(ARTWORK_DIR)).filter((file) => file.endsWith(".webp")).sort();
  const ladders = {};
  for (const file of names) {
    const name = file.replace(".webp", "");
    const bytes = await readFile(join(ARTWORK_DIR, file));
    if (name === "hero") await makePreview(bytes);
    if (name === "header") await makeStrip(bytes);
    else ladders[name] = await makeRenditions(name, bytes, name === "hero" ? HERO_WIDTHS : CARD_WIDTHS);
    if (name === "hero")
      ladders["hero-tall"] = await makeRenditions("hero-tall", await cutTall(bytes), TALL.widths);
  }
  return ladders;
}

async function makeRenditions(name, bytes, widths) {
  const stem = `${name}-${hashOf(bytes)}`;
  const { width, height } = await sharp(bytes).metadata();
  const widest = widths.at(-1);
  for (const step of widths) {
    const name = step === widest ? stem : `${stem}-${step}`;
    await makeOnce(`${stem}-${step}.avif`, () => sharp(bytes).resize(step).avif(AVIF));
    await makeOnce(`${name}.webp`, () => sharp(bytes).resize(step).webp(WEBP));
  }
  return {
    url: `/assets/${stem}.webp`,
    width: widest,
    height: Math.round((widest * height) / width),
    widths,
  };
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

function hashOf(bytes) {
  return createHash("sha256").update(RECIPE).update(bytes).digest("hex").slice(0, 10);
}
