// Tries a built program; the report lands in build/reports.
import { join } from "node:path";
import { runChild } from "../setup/child.mjs";
import { ROOT, venvTool } from "../setup/places.mjs";

const NAMES = { win32: "windows", darwin: "macos" };

/** Try this program, `more` being options of smoke.py; its status. */
export function smoke(program, ...more) {
  const window = more.includes("--window");
  const name = `${NAMES[process.platform] ?? process.platform}${window ? "-window" : ""}`;
  const report = join(ROOT, "build", "reports", `${name}.json`);
  // a real X server of its own, where nobody sits in front of one
  const screen = window && process.platform === "linux" ? ["xvfb-run", "-a"] : [];
  // Chromium's sandbox does not bear root
  const env = process.getuid?.() === 0 ? { QTWEBENGINE_DISABLE_SANDBOX: "1" } : {};
  const script = join(ROOT, "packaging", "bundle", "smoke.py");
  const words = [...screen, venvTool("python"), script, "--report", report, ...more, "--", program];
  return runChild(words, { env });
}
