// Completes package-lock.json after a pin was changed: `node packaging/setup/complete-npm-lock.mjs`.
// npm leaves out the builds for other systems that the registry at hand does not offer, and then `npm ci` refuses the
// whole file. Their names and exact versions stand in the packages that ask for them, their systems in their names.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./places.mjs";

const FILE = join(ROOT, "package-lock.json");
const SYSTEMS = ["android", "darwin", "freebsd", "linux", "openharmony", "win32"];
const PROCESSORS = ["arm64", "arm", "ia32", "ppc64", "riscv64", "s390x", "x64"];

/** The folders in which node would look for a package that `path` asks for, nearest first. */
function foldersUpFrom(path) {
  const parents = path
    .split("/node_modules/")
    .map((_, index, parts) => `${parts.slice(0, index + 1).join("/node_modules/")}/`);
  return [...parents.reverse(), ""];
}

// In npm's own order, so that it has nothing to rewrite. What is undefined is not written.
function describeBuild(name, version, parent) {
  const words = name.split("/").at(-1).split("-");
  const pick = (known) => words.filter((word) => known.includes(word));
  const browser = words.includes("wasm32");
  return {
    version,
    cpu: browser ? ["wasm32"] : pick(PROCESSORS),
    dev: parent.dev,
    libc: words.includes("musl") ? ["musl"] : undefined,
    optional: true,
    os: browser ? undefined : pick(SYSTEMS),
  };
}

function findMissing(packages) {
  return Object.entries(packages).flatMap(([path, parent]) =>
    Object.entries(parent.optionalDependencies ?? {})
      .filter(([name]) => !foldersUpFrom(path).some((folder) => `${folder}node_modules/${name}` in packages))
      .map(([name, version]) => [`node_modules/${name}`, describeBuild(name, version, parent)]),
  );
}

const lock = JSON.parse(readFileSync(FILE, "utf8"));
const missing = findMissing(lock.packages);
const sorted = Object.entries({ ...lock.packages, ...Object.fromEntries(missing) }).sort(([a], [b]) =>
  a < b ? -1 : 1,
);
writeFileSync(FILE, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`);
console.log(
  missing.length === 0 ? "Nothing was missing." : missing.map(([path]) => `added ${path}`).join("\n"),
);
