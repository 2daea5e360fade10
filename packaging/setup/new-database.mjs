// The database of a new shop, made by the migrations once: a start copies it.
import { join } from "node:path";
import { LEAN } from "./lean.mjs";
import { ROOT, VENV, venvTool } from "./places.mjs";
import { hashFiles, readStamp, removeStamp, writeStamp } from "./stamp.mjs";
import { runTool } from "./tool.mjs";

const SCRIPT = join(ROOT, "packaging", "bundle", "new_database.py");
const VERSIONS = join(ROOT, "app", "store", "migrations", "versions");
// beside the Python packages that make it: an environment made anew makes it anew
const STAMP = join(VENV, "pitlane-new-database-stamp");

/** Have app/store/migrations hold the database that the present migrations make. */
export async function provideNewDatabase() {
  const digest = hashFiles([SCRIPT, VERSIONS], (path) => path.endsWith("__pycache__"));
  if (readStamp(STAMP) === digest) return;
  removeStamp(STAMP);
  await runTool("Making the database of a new shop", venvTool("python"), [SCRIPT], {
    PYTHONPATH: ROOT,
    // half of what a first start would compile is stored on the way
    ...LEAN,
  });
  writeStamp(STAMP, digest);
}
