import { defineConfig } from "@playwright/test";
import { BROWSER } from "./e2e/browser";

export const ADMIN_PASSWORD = "workshop-test-password";

/** The tests run against the real server with the built pages, a shop for each worker: `npm run build` comes first. */
export default defineConfig({
  testDir: "e2e",
  // with a shop, and a configuration, of its own
  testIgnore: "first-command/**",
  outputDir: "test-results",
  // One waits for its browser while the others work: three keep two processors busy, a file is whole in one of them.
  workers: 3,
  fullyParallel: false,
  forbidOnly: true,
  // On a busy machine a browser may come late; what passes at the second try alone is named as flaky.
  retries: 1,
  reporter: "line",
  // A test is a journey of several steps.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  use: {
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
});
