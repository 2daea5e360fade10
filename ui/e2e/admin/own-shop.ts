import { ADMIN_PASSWORD } from "../../playwright.config";
import { test as base } from "../fixtures";
import { SERVED_LIMIT_MS, type Served, withShop } from "../server";

/** A new, empty shop of this worker alone, for what would pull the ground from under the other tests. The page is signed in. */
export const test = base.extend<{ signedIn: undefined }, { ownShop: Served }>({
  ownShop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs off its first parameter.
    async ({}, use) => withShop([], use),
    { scope: "worker", timeout: SERVED_LIMIT_MS },
  ],
  baseURL: async ({ ownShop }, use) => use(ownShop.url),
  signedIn: [
    async ({ page }, use) => {
      await page.request.post("/api/admin/login", { data: { password: ADMIN_PASSWORD } });
      await use(undefined);
    },
    { auto: true },
  ],
});

export { expect, expectNoSeriousFindings } from "../fixtures";
