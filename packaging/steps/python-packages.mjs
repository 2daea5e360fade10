// The virtual environment with exactly the packages of packaging/requirements.lock.
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ROOT, VENV, venvTool } from "./places.mjs";
import { findPython } from "./python.mjs";
import { askProgram, runTool } from "./run.mjs";
import { hashFiles, readStamp, removeStamp, writeStamp } from "./stamp.mjs";

const LOCK_FILE = join(ROOT, "packaging", "requirements.lock");
const STAMP = join(VENV, "pitlane-stamp");

// The folder is part of the stamp: the programs in an environment hold its path, so a moved checkout needs a new one.
function stampFor(digest) {
  return `${VENV}\n${digest}\n`;
}

/** A stamp of another lock file will do here: pip brings such an environment up to date. */
function isUsable() {
  return (
    readStamp(STAMP)?.startsWith(stampFor("").trimEnd()) &&
    askProgram(venvTool("python"), ["-c", "import pip"]) !== undefined
  );
}

async function makeVenv() {
  const [command, ...args] = await findPython();
  if (existsSync(VENV)) rmSync(VENV, { recursive: true, force: true, maxRetries: 5 });
  await runTool("Making the Python environment", command, [...args, "-m", "venv", VENV]);
}

async function installPackages(digest) {
  removeStamp(STAMP);
  const quiet = ["--disable-pip-version-check", "--no-input", "--progress-bar", "off"];
  const args = ["-m", "pip", "install", ...quiet, "--require-hashes", "-r", LOCK_FILE];
  await runTool("Installing the Python packages", venvTool("python"), args);
  writeStamp(STAMP, stampFor(digest));
}

/** Have the environment there with the locked packages. One that was left half made has no stamp and is made anew. */
export async function providePythonPackages() {
  const digest = hashFiles([LOCK_FILE]);
  if (!isUsable()) await makeVenv();
  if (readStamp(STAMP) !== stampFor(digest)) await installPackages(digest);
}
