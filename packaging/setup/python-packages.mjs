// The virtual environment with exactly the packages of the lock files: the program's, and for whoever works on it the tools'.
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ROOT, VENV, venvTool } from "./places.mjs";
import { findPython } from "./python.mjs";
import { hashFiles, readStamp, removeStamp, writeStamp } from "./stamp.mjs";
import { askProgram, runTool } from "./tool.mjs";

const SOURCE = {
  purpose: "Installing setuptools",
  lock: join(ROOT, "packaging", "setup", "requirements-source.lock"),
  stamp: join(VENV, "pitlane-source-stamp"),
};
const PROGRAM = {
  purpose: "Installing the Python packages",
  lock: join(ROOT, "packaging", "setup", "requirements.lock"),
  stamp: join(VENV, "pitlane-stamp"),
};
const TOOLS = {
  purpose: "Installing the tools of the tests",
  lock: join(ROOT, "packaging", "setup", "requirements-tools.lock"),
  stamp: join(VENV, "pitlane-tools-stamp"),
  // few of their modules are ever read, and those are compiled then
  options: ["--no-compile"],
};
const WINDOW = {
  purpose: "Installing the web engine of the window",
  lock: join(ROOT, "packaging", "setup", "requirements-window.lock"),
  stamp: join(VENV, "pitlane-window-stamp"),
};

// The folder is part of the stamp: the programs in an environment hold its path, so a moved checkout needs a new one.
function stampFor(digest) {
  return `${VENV}\n${digest}\n`;
}

/** A stamp of another lock file will do here: pip brings such an environment up to date. */
function isUsable() {
  return (
    readStamp(PROGRAM.stamp)?.startsWith(stampFor("").trimEnd()) &&
    askProgram(venvTool("python"), ["-c", "import pip"]) !== undefined
  );
}

async function makeVenv() {
  const [command, ...args] = await findPython();
  if (existsSync(VENV)) rmSync(VENV, { recursive: true, force: true, maxRetries: 5 });
  await runTool("Making the Python environment", command, [...args, "-m", "venv", VENV]);
}

async function installPackages({ purpose, lock, stamp, options = [] }) {
  const digest = hashFiles([lock]);
  if (readStamp(stamp) === stampFor(digest)) return;
  removeStamp(stamp);
  const quiet = ["--disable-pip-version-check", "--no-input", "--progress-bar", "off"];
  // The lock is whole. With dependencies, older pips resolve a package's extra (pytest-cov's coverage[toml]) to the
  // newest release instead of the pinned one, and refuse it for its missing hash.
  const locked = ["--no-deps", "--no-build-isolation", "--require-hashes", "-r", lock];
  await runTool(purpose, venvTool("python"), [...["-m", "pip", "install", ...quiet, ...options, ...locked]]);
  writeStamp(stamp, stampFor(digest));
}

/** Have an environment there. One that was left half made has no stamp and is made anew. */
export async function provideVenv() {
  if (!isUsable()) await makeVenv();
}

/** Have the environment hold the locked packages, with `tools` those of the tests too, with `window` the web engine. */
export async function providePythonPackages({ tools, window }) {
  await installPackages(SOURCE);
  await installPackages(PROGRAM);
  if (tools) await installPackages(TOOLS);
  if (window) await installPackages(WINDOW);
}
