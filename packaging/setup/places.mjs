// Where everything lives in a checkout, on every system.
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
export const VENV = join(ROOT, ".venv");
export const SETUP = join(ROOT, ".setup");
export const NODE_MODULES = join(ROOT, "node_modules");

const WINDOWS = process.platform === "win32";

/** A program of the virtual environment, such as "python" or "ruff". */
export function venvTool(name) {
  return WINDOWS ? join(VENV, "Scripts", `${name}.exe`) : join(VENV, "bin", name);
}

/** The first of these programs that the PATH knows, with its whole path; undefined when none is there. */
export function findOnPath(...names) {
  const folders = (process.env.PATH ?? "").split(WINDOWS ? ";" : ":").filter(Boolean);
  const endings = WINDOWS ? [".exe", ".cmd", ".bat"] : [""];
  const candidates = names.flatMap((name) =>
    folders.flatMap((folder) => endings.map((end) => join(folder, name + end))),
  );
  return candidates.find((path) => existsSync(path));
}
