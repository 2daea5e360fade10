// Stamps say what a step has finished with. One is written last and removed first, so that a killed step leaves none.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { ROOT } from "./places.mjs";

/** Return the stamp's text, or undefined. */
export function readStamp(path) {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}

export function writeStamp(path, text) {
  writeFileSync(path, text);
}

export function removeStamp(path) {
  rmSync(path, { force: true });
}

function listFiles(path, isLeftOut) {
  if (isLeftOut(relative(ROOT, path).replaceAll("\\", "/"))) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => listFiles(join(path, name), isLeftOut));
}

/** One digest over the names and contents of these files and folders; `isLeftOut` is asked with paths from the root. */
export function hashFiles(paths, isLeftOut = () => false) {
  const digest = createHash("sha256");
  for (const file of paths.flatMap((path) => listFiles(path, isLeftOut))) {
    digest
      .update(`${relative(ROOT, file).replaceAll("\\", "/")}\0`)
      .update(readFileSync(file))
      .update("\0");
  }
  return digest.digest("hex");
}
