// The built program: a folder in dist/, built anew when anything that goes into it has changed.
import { join, relative } from "node:path";
import { installDebianPackages } from "../setup/apt.mjs";
import { SetupFailure } from "../setup/failure.mjs";
import { findOnPath, ROOT, venvTool } from "../setup/places.mjs";
import { hashFiles, readStamp, removeStamp, writeStamp } from "../setup/stamp.mjs";
import { askProgram, runTool } from "../setup/tool.mjs";

const INPUTS = ["app", "data/sample", "ui/dist", "build.spec", "packaging"].map((name) => join(ROOT, name));
const NOT_AN_INPUT = /__pycache__|^packaging\/bundle\/(trial|installer|pitlane\.cmd)/;
const SHARED_PYTHON =
  "import sysconfig, sys, pathlib; v = sysconfig.get_config_var; sys.exit(not (v('Py_ENABLE_SHARED') or list(pathlib.Path(v('LIBDIR')).rglob('libpython3*.so*'))))";

/** PyInstaller needs Python as a library, and binutils: Debian has both in packages of their own. */
async function provideBuildTools() {
  if (process.platform !== "linux") return;
  const missing = [
    ...(findOnPath("objcopy") ? [] : ["binutils"]),
    ...(askProgram(venvTool("python"), ["-c", SHARED_PYTHON]) === undefined ? ["libpython3-dev"] : []),
  ];
  if (missing.length === 0) return;
  if (!(await installDebianPackages("Installing what the bundle is built with", ...missing)))
    throw new SetupFailure(
      `The bundle cannot be built without ${missing.join(" and ")}: install that first.`,
    );
}

/** Have the bundle of these sources in dist/; its program's path. `engine` is none, or qt for the tests of the window. */
export async function buildBundle(engine = "none") {
  const folder = join(ROOT, "dist", ...(engine === "none" ? [] : [engine]));
  const program = join(folder, "Pitlane", process.platform === "win32" ? "Pitlane.exe" : "Pitlane");
  const work = join(ROOT, "build", engine);
  const stamp = join(folder, "stamp");
  const digest = hashFiles(INPUTS, (path) => NOT_AN_INPUT.test(path));
  if (readStamp(stamp) === digest) return program;
  await provideBuildTools();
  removeStamp(stamp);
  const places = ["--distpath", folder, "--workpath", work];
  await runTool(
    "Building the bundle",
    venvTool("python"),
    ["-X", "no_debug_ranges", "-m", "PyInstaller", "build.spec", "--noconfirm", ...places],
    { PITLANE_BUNDLE_ENGINE: engine },
  );
  writeStamp(stamp, digest);
  console.log(`The bundle is in ${relative(ROOT, join(folder, "Pitlane"))}.`);
  return program;
}
