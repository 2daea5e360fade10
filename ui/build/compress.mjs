/** Lays .br and .gz beside every text asset, so that the server never compresses while a customer waits. */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

const TEXT = /\.(js|css|svg)$/;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

export async function compressAssets(distDir) {
  const files = (await readdir(distDir, { recursive: true })).filter((file) => TEXT.test(file));
  await Promise.all(files.map((file) => compress(join(distDir, file))));
}

async function compress(file) {
  const bytes = await readFile(file);
  await writeFile(`${file}.br`, await toBrotli(bytes));
  await writeFile(`${file}.gz`, await toGzip(bytes, { level: 9 }));
}
