import { expect, type Page } from "@playwright/test";

/**
 * Go to another page as a link within the site leads to it, for a look at many of them: the document stays, which
 * is a quarter of the work of a load. Each page has a title of its own, which says that it is there.
 */
export async function goInside(page: Page, path: string): Promise<void> {
  const before = await page.title();
  await page.evaluate((to) => {
    window.history.pushState(null, "", to);
    window.dispatchEvent(new PopStateEvent("popstate", { state: null }));
  }, path);
  await expect(page).not.toHaveTitle(before);
}
