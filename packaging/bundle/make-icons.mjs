// The program's icons, made from ui/artwork/logo.svg: `node packaging/bundle/make-icons.mjs`, after the logo has changed.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { ROOT } from "../setup/places.mjs";

const FOLDER = join(ROOT, "packaging", "bundle", "icons");
const SIZES = [16, 20, 24, 32, 40, 48, 64, 128, 256];
const TILE = '<rect width="100" height="100" rx="22" fill="#0b0b0c"/>';
// on few pixels the lines of the logo would fade into the tile
const WEIGHTS = [
  [24, 1.6],
  [48, 1.4],
  [Number.POSITIVE_INFINITY, 1.15],
];

function drawTile(size) {
  const logo = readFileSync(join(ROOT, "ui", "artwork", "logo.svg"), "utf8");
  const weight = WEIGHTS.find(([upTo]) => size <= upTo)[1];
  const lines = logo
    .replace(/<\/?svg[^>]*>/g, "")
    .replace(/stroke-width="([\d.]+)"/g, (_, width) => `stroke-width="${width * weight}"`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="${size}" height="${size}">${TILE}<g transform="translate(8 8) scale(.84)">${lines}</g></svg>`;
}

function drawIcon(size) {
  return sharp(Buffer.from(drawTile(size)))
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** An .ico file: a directory of its pictures, then the pictures, each a PNG. */
function packIco(pictures) {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, { size, bytes }] of pictures.entries()) {
    const entry = 6 + 16 * index;
    // a width of 256 is written as 0
    head.set([size % 256, size % 256], entry);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(bytes.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += bytes.length;
  }
  return Buffer.concat([head, ...pictures.map(({ bytes }) => bytes)]);
}

const pictures = await Promise.all(SIZES.map(async (size) => ({ size, bytes: await drawIcon(size) })));
writeFileSync(join(FOLDER, "pitlane.ico"), packIco(pictures));
writeFileSync(join(FOLDER, "pitlane.png"), pictures.at(-1).bytes);
// For a phone's home screen; Chromium takes no SVG there.
writeFileSync(join(ROOT, "ui", "public", "icon.png"), await drawIcon(512));
