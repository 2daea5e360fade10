/**
 * Fail the build where a font has no stand-in of the same measures in a system's font, because the page would
 * move.
 */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";

/** A family's words on this site are this much wider or narrower in a system's font (docs/performance.md). */
const SIZES = {
  Saira: { "Liberation Sans Bold": 94.5, "Arial Bold": 94.5, "Roboto Bold": 103.1, "DejaVu Sans Bold": 86.3 },
  Figtree: { "Liberation Sans": 100.3, Arial: 100.3, Roboto: 100.9, "DejaVu Sans": 87.6 },
};
/** Rounding may change a measure by so many per cent. */
const ROUNDING = 0.11;
const KNOWN_TAGS = 63;
// WOFF2 has these numbers for tables that every font has.
const [HEAD, HHEA, GLYF, LOCA] = [1, 2, 10, 11];

export async function checkStandIns(distDir) {
  const assets = join(distDir, "assets");
  const files = await readdir(assets);
  const sheet = files.find((file) => /^index-.*\.css$/.test(file));
  const faults = [];
  const styles = await readFile(join(assets, sheet), "utf8");
  for (const family of Object.keys(SIZES)) {
    const font = files.find((file) => file.startsWith(family.toLowerCase()) && file.endsWith(".woff2"));
    faults.push(...findFaults(styles, family, readMeasures(await readFile(join(assets, font)))));
  }
  if (faults.length > 0) throw new Error(`Stand-ins of fonts: ${faults.join("; ")}`);
}

/** Return what is missing or wrong in a family's stand-ins, one sentence each. */
function findFaults(styles, family, { ascent, descent }) {
  const faces = [...styles.matchAll(/@font-face\{[^}]*\}/g)].map(([face]) => face.replaceAll('"', ""));
  const own = faces.filter((face) => face.includes(`font-family:${family} stand-in`));
  return Object.entries(SIZES[family]).flatMap(([font, size]) => {
    const face = own.find((each) => each.includes(`local(${font})`));
    if (!face) return [`${family} has none in ${font}`];
    const wanted = {
      "size-adjust": size,
      "ascent-override": (ascent / size) * 1e4,
      "descent-override": (descent / size) * 1e4,
    };
    return Object.entries(wanted)
      .filter(([name, value]) => !(Math.abs(percentOf(face, name) - value) < ROUNDING))
      .map(([name, value]) => `${name} of ${family} in ${font} must be ${value.toFixed(1)}%`);
  });
}

function percentOf(face, name) {
  return Number(face.match(new RegExp(`${name}:([\\d.]+)%`))?.[1]);
}

/** Return ascent and descent of a WOFF2 font, in parts of its size. */
function readMeasures(font) {
  const tables = readTables(font);
  const data = brotliDecompressSync(font.subarray(tables.end));
  const hhea = tables.starts.get(HHEA);
  const unitsPerEm = data.readUInt16BE(tables.starts.get(HEAD) + 18);
  return {
    ascent: data.readInt16BE(hhea + 4) / unitsPerEm,
    descent: -data.readInt16BE(hhea + 6) / unitsPerEm,
  };
}

/** Return where each table starts once all are unpacked, and where the directory ends in the file. */
function readTables(font) {
  const starts = new Map();
  let place = 48;
  const readNumber = () => {
    for (let value = 0; ; ) {
      const byte = font[place++];
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  let start = 0;
  for (let left = font.readUInt16BE(12); left > 0; left--) {
    const flags = font[place++];
    const tag = flags & KNOWN_TAGS;
    if (tag === KNOWN_TAGS) place += 4;
    const version = flags >> 6;
    const isShape = tag === GLYF || tag === LOCA;
    const size = readNumber();
    // The two tables of shapes are rewritten unless their version is 3, any other table where it says so.
    const isRewritten = isShape ? version !== 3 : version !== 0;
    starts.set(tag, start);
    start += isRewritten ? readNumber() : size;
  }
  return { starts, end: place };
}
