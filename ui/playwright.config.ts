import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import { BROWSER } from "./e2e/browser";

const repository = fileURLToPath(new URL("..", import.meta.url));
const port = Number(process.env.PITLANE_E2E_PORT ?? 8411);
// The workers read this file again: they must find the directory of the first reading.
process.env.PITLANE_E2E_DATA ??= mkdtempSync(join(tmpdir(), "pitlane-e2e-"));

export const ADMIN_PASSWORD = "workshop-test-password";

/** The tests run against the real server with the built pages: `npm run build` comes first. */
export default defineConfig({
  testDir: "e2e",
  // with a shop, and a configuration, of its own
  testIgnore: "first-command/**",
  outputDir: `test-results/${port}`,
  workers: 1,
  fullyParallel: false,
  forbidOnly: true,
  // On a busy machine a browser may come late; what passes at the second try alone is named as flaky.
  retries: 1,
  reporter: "line",
  timeout: 45_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // Recording slows every test down: only one that is tried again is recorded.
    trace: "on-first-retry",
    launchOptions: BROWSER,
  },
  // A test runs on the desktop. @both: a phone changes what it looks at (layout, menus, touch, bars that stay in view,
  // tables as rows, dialogs as sheets), so that it runs on both. @phone: there is nothing of it on a desktop.
  projects: [
    { name: "desktop", grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: "phone",
      grep: /@phone|@both/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: [
      join(repository, process.platform === "win32" ? ".venv/Scripts/python" : ".venv/bin/python"),
      "-m app serve --sample --host 127.0.0.1",
      `--port ${port} --desk-port ${port + 1} --data-dir ${process.env.PITLANE_E2E_DATA}`,
    ].join(" "),
    cwd: repository,
    url: `http://127.0.0.1:${port}/api/health`,
    env: { PITLANE_THROTTLES: "off", PITLANE_ADMIN_PASSWORD: ADMIN_PASSWORD },
    // the sample's pictures take their time on a busy machine
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  },
});
