import { defineConfig } from "@playwright/test";
import { BROWSER } from "./e2e/browser";

export const ADMIN_PASSWORD = "workshop-test-password";
export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/**
 * The tests run against the real server with the built pages, with a shop for each worker. `npm run build`
 * comes first.
 */
export default defineConfig({
  testDir: "e2e",
  // These have a shop and a configuration of their own.
  testIgnore: "first-command/**",
  outputDir: "test-results",
  // One worker waits for its browser while the others work: four keep two processors busy. One worker runs a
  // whole file.
  workers: 4,
  fullyParallel: false,
  forbidOnly: true,
  // On a busy machine a browser may start late. A test that passes only at the second try is listed as flaky.
  retries: 1,
  reporter: "line",
  // A test is a journey of several steps.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  // A test runs on the desktop, where `expectFits` looks at a phone's width as well. One with @phone runs on a phone
  // (`fixtures.ts`): menus, touch or bars that are always in view change what is done in it.
  use: {
    viewport: DESKTOP,
    // Recording slows every test down, so only one that is tried again is recorded.
    trace: "on-first-retry",
    launchOptions: BROWSER,
    // Every frame of a movement is drawn by the processor, and a press waits for its end.
    contextOptions: { reducedMotion: "reduce" },
  },
});
