import { cpSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";

const repository = fileURLToPath(new URL("../../..", import.meta.url));

/** Match files that work leaves in a checkout, mainly the owner's data. */
const NOT_IN_A_CLONE =
  /^(data\/(?!sample(\/|$)).*|\.git|\.venv|\.setup|build|dist|node_modules|ui\/(dist|node_modules|\.cache|test-results|playwright-report)|test-results|(.*\/)?(__pycache__|\.[a-z_]+_cache|\.hypothesis|\.coverage))$/;

/**
 * Copy this checkout as `git clone` would leave it, with uncommitted changes. What its first command would
 * fetch and build (a quarter of an hour's work) is linked into it, so that the set-up finds its steps done.
 */
export function makeClone(folder: string): string {
  cpSync(repository, folder, {
    recursive: true,
    filter: (path) => !NOT_IN_A_CLONE.test(relative(repository, path).split(sep).join("/")),
  });
  // The pages are copied: pages of other sources would be built again, in the linked folder.
  cpSync(join(repository, "ui", "dist"), join(folder, "ui", "dist"), { recursive: true });
  lend("node_modules", folder);
  lendPython(folder);
  return folder;
}

/** Link a folder as a junction, which Windows allows everybody to make. */
function lend(name: string, folder: string) {
  symlinkSync(join(repository, name), join(folder, name), "junction");
}

/**
 * Link the Python environment. It knows its own place, so the folder and the stamps are the clone's, and only
 * the packages are linked.
 */
function lendPython(folder: string) {
  const [own, lent] = [join(folder, ".venv"), join(repository, ".venv")];
  mkdirSync(own);
  for (const name of readdirSync(lent)) {
    if (statSync(join(lent, name)).isDirectory()) lend(join(".venv", name), folder);
    else writeFileSync(join(own, name), readFileSync(join(lent, name), "utf8").replace(lent, own));
  }
}
