import { ADMIN_PASSWORD } from "../../playwright.config";
import { test as base } from "../fixtures";

/** In the worker's own shop, which was empty. The page is signed in. */
export const test = base.extend<{ signedIn: undefined }>({
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
