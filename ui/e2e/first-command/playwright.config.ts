import { defineConfig } from "@playwright/test";
import { BROWSER } from "../browser";

/**
 * The shop is started as a person starts it: by the README's first command in a fresh clone, or as a built
 * program.
 */
export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results/first-command",
  workers: 1,
  fullyParallel: false,
  forbidOnly: true,
  // A headless tab may stop answering for good. What passes only at the second try is listed as flaky.
  retries: 1,
  reporter: "line",
  // A machine that runs every check at once takes its time over a first page.
  timeout: 180_000,
  expect: { timeout: 10_000 },
  use: { viewport: { width: 1440, height: 900 }, launchOptions: BROWSER },
});
