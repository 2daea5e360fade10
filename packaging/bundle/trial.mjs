// Tries a program as its owner would (tests/program); the report lands in build/reports.
import { join } from "node:path";
import { runChild } from "../setup/child.mjs";
import { ROOT, venvTool } from "../setup/places.mjs";

/** The words that begin a trial; a folder or file of checks and the options of tests/program/plugin.py follow. */
export const TRIAL = [venvTool("python"), "-m", "pytest", "-c", "tests/program/pytest.ini"];
const NAMES = { win32: "windows", darwin: "macos" };

/** Try this built program, `more` being options of tests/program/plugin.py; its status. */
export function tryProgram(program, ...more) {
  const window = more.includes("--window");
  const name = `${NAMES[process.platform] ?? process.platform}${window ? "-window" : ""}`;
  const report = join(ROOT, "build", "reports", `${name}.xml`);
  // a real X server of its own, where nobody sits in front of one
  const screen = window && process.platform === "linux" ? ["xvfb-run", "-a"] : [];
  // Chromium's sandbox does not bear root
  const env = process.getuid?.() === 0 ? { QTWEBENGINE_DISABLE_SANDBOX: "1" } : {};
  const words = [...TRIAL, "tests/program", `--junitxml=${report}`, ...more, `--program=${program}`];
  return runChild([...screen, ...words], { env });
}
