// The fonts of the documents' PDFs, made from the website's by fonts.py.
import { join } from "node:path";
import { ROOT, VENV, venvTool } from "./places.mjs";
import { hashFiles, readStamp, removeStamp, writeStamp } from "./stamp.mjs";
import { runTool } from "./tool.mjs";

const SCRIPT = join(ROOT, "packaging", "setup", "fonts.py");
// beside the Python packages that make them: an environment made anew makes them anew
const STAMP = join(VENV, "pitlane-fonts-stamp");

/** Have app/shop/sales/documents/fonts hold what the website's fonts say. */
export async function provideFonts() {
  const digest = hashFiles([SCRIPT, join(ROOT, "package-lock.json")]);
  if (readStamp(STAMP) === digest) return;
  removeStamp(STAMP);
  await runTool("Making the fonts of documents", venvTool("python"), [SCRIPT]);
  writeStamp(STAMP, digest);
}
