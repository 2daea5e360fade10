// What the window needs on Linux: Qt's libraries; for its tests a screen in memory and a window manager too. From Debian's packages.
import { installDebianPackages } from "./apt.mjs";
import { findOnPath } from "./places.mjs";
import { askProgram } from "./tool.mjs";

const SCREEN = ["xvfb", "xauth", "openbox", "xdotool", "wmctrl"];
// compiles the setup for Windows
const SETUP = ["nsis"];
const XCB = ["cursor0", "icccm4", "image0", "keysyms1", "render-util0", "shape0", "xkb1"].map(
  (name) => `libxcb-${name}`,
);
const ENGINE = ["libegl1", "libgl1", "libxkbcommon-x11-0", "libnss3", "libasound2", "libdbus-1-3", ...XCB];

/** The installed packages of Debian's, without the ending of those that the change to 64-bit times renamed. */
function listInstalled() {
  const lines = (askProgram("dpkg", ["--get-selections"]) ?? "")
    .split("\n")
    .map((line) => line.split(/[:\s]+/));
  const installed = lines.filter((words) => words.at(-1) === "install");
  return new Set(installed.map(([name]) => name.replace(/t64$/, "")));
}

/** Those of these packages that are not here, as apt-get takes them. */
function listMissing(...names) {
  const installed = findOnPath("dpkg") ? listInstalled() : new Set();
  // apt-get takes a pattern for a name where no package has it
  return names
    .filter((name) => !installed.has(name))
    .map((name) => (name === "libasound2" ? "^libasound2(t64)?$" : name));
}

/** Install the engine's libraries where apt can; elsewhere say which they are. */
export async function provideEngine() {
  const missing = listMissing(...ENGINE);
  if (missing.length === 0) return;
  if (await installDebianPackages("Installing the libraries of the window", ...missing)) return;
  const named = ENGINE.join(" ");
  console.log(`The window also needs these packages of Debian's, or what they are called here: ${named}`);
}

/** Install what is missing where apt can; elsewhere say once that the window's tests are left out, if they will be. */
export async function provideScreen() {
  if (process.platform !== "linux") return;
  const missing = listMissing(...SCREEN, ...SETUP, ...ENGINE);
  if (missing.length === 0) return;
  if (await installDebianPackages("Installing a screen for the tests of the window", ...missing)) return;
  if (!findOnPath("Xvfb") || !findOnPath("openbox"))
    console.log("The tests of the window are left out: Xvfb and openbox are not here.");
}
