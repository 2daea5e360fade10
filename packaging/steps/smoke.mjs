// Tries a built program; the report lands in build/reports, from where `packaging/evidence.py` takes it.
import { join } from "node:path";
import { runChild } from "./child.mjs";
import { ROOT, venvTool } from "./places.mjs";

const NAMES = { win32: "windows", darwin: "macos" };

/** Try this program, `more` being options of smoke.py; its status. */
export function smoke(program, ...more) {
  const window = more.includes("--window");
  const report = join(
    ROOT,
    "build",
    "reports",
    `${NAMES[process.platform] ?? process.platform}${window ? "-window" : ""}.json`,
  );
  // a real X server of its own, where nobody sits in front of one
  const screen = window && process.platform === "linux" ? ["xvfb-run", "-a"] : [];
  const smokeScript = join(ROOT, "packaging", "smoke.py");
  return runChild([
    ...screen,
    venvTool("python"),
    smokeScript,
    ...["--report", report, ...more, "--", program],
  ]);
}
