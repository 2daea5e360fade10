// The built website in ui/dist.
import { join } from "node:path";
import { ROOT } from "./places.mjs";
import { runTool } from "./run.mjs";
import { hashFiles, readStamp, removeStamp, writeStamp } from "./stamp.mjs";

const UI = join(ROOT, "ui");
const STAMP = join(UI, "dist", ".stamp");
const SOURCES = [UI, join(ROOT, "package-lock.json")];
// what the build makes, and what only the tests read
const NOT_A_SOURCE = /^ui\/(dist|\.cache|test-results|playwright-report|e2e)$|\.test\.tsx?$/;

/** Have ui/dist hold what the sources say; `force` builds it whatever the stamp says. */
export async function providePages({ force = false } = {}) {
  const digest = hashFiles(SOURCES, (path) => NOT_A_SOURCE.test(path));
  if (!force && readStamp(STAMP) === digest) return;
  removeStamp(STAMP);
  await runTool("Building the website", process.execPath, [join(UI, "build", "build.mjs")]);
  writeStamp(STAMP, digest);
}
