import { expect, type Page } from "@playwright/test";

/**
 * Go to another page as a link within the site leads to it: the document stays, which is a fraction of the work of
 * a load. Each page has a title of its own, which says that it is there.
 */
export async function goInside(page: Page, path: string): Promise<void> {
  // What waits for the owner is counted before the title, and may change meanwhile.
  const title = async () => (await page.title()).replace(/^\(\d+\) /, "");
  const before = await title();
  await page.evaluate((to) => {
    window.history.pushState(null, "", to);
    window.dispatchEvent(new PopStateEvent("popstate", { state: null }));
  }, path);
  await expect.poll(title).not.toBe(before);
}
