import { chromium, type Page } from "@playwright/test";
import { BROWSER } from "../browser";
import { expect, test, watchShifts } from "../fixtures";

/** Return the left and right edges of the frame's parts, and of the window. */
function edges(page: Page) {
  return page.evaluate(() => {
    const box = (name: string) => document.querySelector(name)?.getBoundingClientRect();
    const [header, footer, heading] = [box(".site-header"), box("footer"), box("main h1")];
    return {
      header: header?.right,
      footer: footer?.right,
      heading: heading?.left,
      window: window.innerWidth,
    };
  });
}

test("a page reaches the window's edge, with a scroll bar, without one and under a dialog", async ({
  baseURL,
}) => {
  // The scroll bars are shown as on a desktop; the other tests run without them.
  const browser = await chromium.launch({ ...BROWSER, ignoreDefaultArgs: ["--hide-scrollbars"] });
  const page = await browser.newPage({ viewport: { width: 1000, height: 600 }, baseURL: baseURL ?? "" });
  await watchShifts(page);
  await page.goto("/cart");
  await page.locator("html[data-ready]").waitFor();
  const bar = () => page.evaluate(() => window.innerWidth - document.documentElement.clientWidth);
  expect(await bar(), "a long page has a bar").toBeGreaterThan(10);
  const long = await edges(page);
  expect(long).toMatchObject({ header: 1000, footer: 1000 });
  const hideFooter = (hidden: boolean) =>
    page.locator("footer").evaluate((footer, wanted) => footer.toggleAttribute("hidden", wanted), hidden);
  await hideFooter(true);
  expect(await bar(), "a short one has none").toBe(0);
  expect(await edges(page), "and nothing moves").toEqual({ ...long, footer: 0 });
  await hideFooter(false);
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await bar(), "the dialog locks the page").toBe(0);
  expect(await edges(page)).toEqual(long);
  const moved = await page.evaluate(() => (window as unknown as { moved: number[] }).moved);
  expect(Math.max(0, ...moved)).toBe(0);
  await browser.close();
});
