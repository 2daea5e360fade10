/** Write .br and .gz beside every text asset, so that the server never compresses while a customer waits. */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { gzipAsync } from "@gfx/zopfli";
import { readFirstLoads } from "./first-loads.mjs";

// The package prints its whole source for each error that nobody catches, a broken budget included.
for (const event of ["uncaughtException", "unhandledRejection"]) process.removeAllListeners(event);

const TEXT = /\.(js|css|svg)$/;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

export async function compressAssets(distDir) {
  const { pages, styles } = await readFirstLoads(distDir);
  const first = new Set([...styles, ...pages.flatMap(({ scripts }) => scripts)]);
  const files = (await readdir(distDir, { recursive: true })).filter((file) => TEXT.test(file));
  await Promise.all(files.map((file) => compress(join(distDir, file), first.has(file))));
}

async function compress(file, isLoadedFirst) {
  const bytes = await readFile(file);
  await writeFile(`${file}.br`, await toBrotli(bytes));
  // Zopfli writes gzip's format 3 % smaller and takes a hundred times as long, so it is used only where a
  // visitor waits.
  await writeFile(
    `${file}.gz`,
    isLoadedFirst ? await gzipAsync(bytes, {}) : await toGzip(bytes, { level: 9 }),
  );
}
