// The built website in ui/dist.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./places.mjs";
import { hashFiles, readStamp, removeStamp, writeStamp } from "./stamp.mjs";
import { logFileOf, runTool } from "./tool.mjs";

const UI = join(ROOT, "ui");
const LABEL = "Building the website";
const STAMP = join(UI, "dist", ".stamp");
const SOURCES = ["ui", "package-lock.json", "docs/owner.md", "docs/owner", "docs/pictures"].map((name) =>
  join(ROOT, name),
);
// what the build and the tests make, and what only the tests read
const NOT_A_SOURCE = /^ui\/(dist|node_modules|\.cache|test-results|playwright-report|e2e)$|\.test\.tsx?$/;

/** Have ui/dist hold what the sources say; `force` builds it whatever the stamp says. */
export async function providePages({ force = false } = {}) {
  const digest = hashFiles(SOURCES, (path) => NOT_A_SOURCE.test(path));
  if (!force && readStamp(STAMP) === digest) return;
  removeStamp(STAMP);
  await runTool(LABEL, process.execPath, [join(UI, "build", "build.mjs")]);
  writeStamp(STAMP, digest);
}

/** Return the last build's report: the sizes against their budgets. */
export function readBuildReport() {
  return readFileSync(logFileOf(LABEL), "utf8").trimEnd();
}
