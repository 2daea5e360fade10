// npm start: Pitlane on data/ until it is told to stop, in a window of its own where there is a display, else for a browser.
import { runChild } from "./child.mjs";
import { LEAN } from "./lean.mjs";
import { venvTool } from "./places.mjs";
import { askProgram } from "./tool.mjs";

const ASK_FOR_DISPLAY = "from app.desktop.display import has_display; print(has_display())";

/**
 * True when a window could appear. The program is asked, because it tells a display that is gone from one
 * that answers.
 */
function hasDisplay() {
  const { DISPLAY, WAYLAND_DISPLAY } = process.env;
  if (process.platform === "linux" && !DISPLAY && !WAYLAND_DISPLAY) return false;
  return askProgram(venvTool("python"), ["-c", ASK_FOR_DISPLAY]) === "True";
}

/** These words, unless the command line or the environment has the say already. */
function unlessGiven(given, option, variable, ...words) {
  const isGiven = given.some((word) => word.split("=")[0] === option) || process.env[variable];
  return isGiven ? [] : words;
}

function chooseArguments(given, windowed) {
  const names = given.map((word) => word.split("=")[0]);
  const catalogue = names.includes("--empty") || names.includes("--sample") ? [] : ["--sample-if-new"];
  if (!windowed) return ["serve", ...catalogue, ...given];
  // as `serve` has it, so that a checkout is used in the same way with and without its window
  const listener = unlessGiven(given, "--admin-from", "PITLANE_ADMIN_FROM", "--admin-from", "localhost");
  return [...listener, ...catalogue, ...given];
}

/** Serve, with these words for the program; its status. */
export function start(given) {
  const windowed = hasDisplay();
  // A second Ctrl+C that comes just after the program's end must not end this process in its own way.
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {});
  const words = [venvTool("python"), "-m", "app", ...chooseArguments(given, windowed)];
  return runChild(words, { env: { PYTHONUNBUFFERED: "1", ...LEAN } });
}
