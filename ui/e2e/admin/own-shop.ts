import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { ADMIN_PASSWORD } from "../../playwright.config";
import { test as base } from "../fixtures";
import type { Served } from "../server";

/** The tests run in the worker's own shop, which was empty. The page is signed in. */
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

/** Sign in at the owner's own address. Returns it. */
export async function signInAtAdmin(page: Page, { folder }: Served): Promise<string> {
  const run = readFileSync(join(folder, "running.json"), "utf8");
  const [, adminUrl = ""] = /"desk": "([^"]+)"/.exec(run) ?? [];
  await page.request.post(`${adminUrl}/api/admin/login`, { data: { password: ADMIN_PASSWORD } });
  return adminUrl;
}

export { expect, expectNoSeriousFindings } from "../fixtures";
