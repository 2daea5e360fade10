// A Windows to build in: Wine with a Python of Windows and the locked packages, in build/wine.
import { copyFileSync, existsSync, mkdirSync } from "node:fs";
import { userInfo } from "node:os";
import { join } from "node:path";
import { installDebianPackages } from "../setup/apt.mjs";
import { SetupFailure } from "../setup/failure.mjs";
import { findOnPath, ROOT, venvTool } from "../setup/places.mjs";
import { hashFiles, readStamp, removeStamp, writeStamp } from "../setup/stamp.mjs";
import { askProgram, runTool } from "../setup/tool.mjs";

const FOLDER = join(ROOT, "build", "wine");
const PREFIX = join(FOLDER, "prefix");
const WINDOWS = join(PREFIX, "drive_c", "windows", "system32");
const PYTHON = join(FOLDER, "windows");
const PYTHON_STAMP = join(FOLDER, "windows-stamp");
const PACKAGING = join(ROOT, "packaging");
const PROGRAMS = ["wine", "makensis", "osslsigncode", "xvfb-run", "x86_64-w64-mingw32-dlltool"];
const PACKAGES = ["wine", "wine64", "nsis", "osslsigncode", "xvfb", "xauth", "binutils-mingw-w64-x86-64"];
const INPUTS = ["bundle/wine", "setup/requirements.lock", "setup/requirements-bundle.lock"].map((name) =>
  join(PACKAGING, name),
);

/** As in build_info.py. */
const SOURCES = ["app", "ui", "data/sample", "packaging", "build.spec", "setup.cfg"];

export const REPORTS = join(ROOT, "build", "reports");
export const WINE_ENVIRONMENT = {
  WINEPREFIX: PREFIX,
  WINEDEBUG: "-all",
  // no question whether to fetch .NET and a browser engine of Wine's own
  WINEDLLOVERRIDES: "mscoree,mshtml=",
};

/** A Wine folder that says it is Windows 10. */
async function provideFolder() {
  if (existsSync(join(WINDOWS, "bcryptprimitives.dll"))) return;
  mkdirSync(FOLDER, { recursive: true });
  await runTool("Making a folder for Wine", "xvfb-run", ["-a", "wineboot", "-i"], WINE_ENVIRONMENT);
  await runTool("Making it Windows 10", "xvfb-run", ["-a", "winecfg", "-v", "win10"], WINE_ENVIRONMENT);
  const [definition, object, library] = [
    join(PACKAGING, "bundle", "wine", "bcryptprimitives.def"),
    join(FOLDER, "bcryptprimitives.o"),
    join(FOLDER, "bcryptprimitives.dll"),
  ];
  const tool = "x86_64-w64-mingw32";
  await runTool("Adding what Wine lacks", `${tool}-dlltool`, ["-d", definition, "-e", object]);
  await runTool("Adding what Wine lacks", `${tool}-ld`, ["--dll", "-e", "0", "-o", library, object]);
  copyFileSync(library, join(WINDOWS, "bcryptprimitives.dll"));
}

async function providePython() {
  const digest = hashFiles(INPUTS);
  if (readStamp(PYTHON_STAMP) === digest) return;
  removeStamp(PYTHON_STAMP);
  await runTool("Fetching Python and its packages for Windows", venvTool("python"), [
    join(PACKAGING, "bundle", "wine", "windows_python.py"),
    PYTHON,
  ]);
  writeStamp(PYTHON_STAMP, digest);
}

/** Have Wine, its folder and a Python for Windows ready. */
export async function provideWine() {
  const missing = PROGRAMS.filter((name) => !findOnPath(name));
  if (missing.length > 0) await installDebianPackages("Installing Wine", ...PACKAGES);
  const still = PROGRAMS.filter((name) => !findOnPath(name));
  if (still.length > 0)
    throw new SetupFailure(`The preview under Wine needs ${still.join(", ")} on the PATH.`);
  await provideFolder();
  await providePython();
}

/** Build the bundle of Windows; its program's path. */
export async function buildUnderWine() {
  const places = ["--distpath", join(FOLDER, "dist"), "--workpath", join(FOLDER, "work")];
  const words = [
    join(PYTHON, "python", "python.exe"),
    "-X",
    "no_debug_ranges",
    "-m",
    "PyInstaller",
    "build.spec",
    "--noconfirm",
    ...places,
  ];
  // under Wine there is no git
  const environment = {
    ...WINE_ENVIRONMENT,
    PITLANE_COMMIT: askProgram("git", ["rev-parse", "HEAD"]) ?? "",
    PITLANE_CHANGED: askProgram("git", ["status", "--porcelain", "--", ...SOURCES]) ?? "",
  };
  // through cat: a program under Wine cannot have a file as its output
  await runTool(
    "Building the bundle under Wine",
    "bash",
    ["-c", 'set -o pipefail; wine "$@" </dev/null 2>&1 | cat', "build", ...words],
    environment,
  );
  return join(FOLDER, "dist", "Pitlane", "Pitlane.exe");
}

/** Return this machine's folder for the LOCALAPPDATA of Windows. */
export function localFolder() {
  return join(PREFIX, "drive_c", "users", userInfo().username, "AppData", "Local");
}
