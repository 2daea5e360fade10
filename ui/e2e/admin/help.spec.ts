import type { Page } from "@playwright/test";
import { expect, expectNoSeriousFindings, test } from "./own-shop";

/** The first page names all others. */
const PAGES = [
  "Pitlane: a guide for the owner",
  "Start",
  "Orders and money",
  "Parts",
  "The workshop",
  "Customers and e-mail",
  "Your website",
  "Going online",
  "Keep it safe",
];

/** Return the page that is shown. The others wait for the browser's own search. */
const shown = (page: Page) => page.locator("article:not([hidden])");

test("About names the version and leads to Help; the guide is there without signing in, is searched page by page, and all its pictures load", async ({
  page,
  context,
}) => {
  await test.step("the browser's own search finds a word on every page of the guide, and shows that page", async () => {
    await page.goto("/admin/help");
    await expect(shown(page)).toHaveCount(1);
    const safe = page.locator("article").last();
    await expect(safe).toHaveAttribute("hidden", "until-found");
    await safe.evaluate((article) => article.dispatchEvent(new Event("beforematch", { bubbles: true })));
    await expect(shown(page)).toHaveCount(1);
    await expect(shown(page).getByRole("heading", { level: 2, name: "Keep it safe" })).toBeVisible();
  });

  await test.step("About names the version, leads to Help and opens a licence", async () => {
    await page.goto("/admin/online");
    await page.getByRole("link", { name: "About", exact: true }).click();
    await expect(page.getByRole("heading", { name: /^Pitlane \d/ })).toBeVisible();
    await page.getByText("Third-party licences").click();
    const licences = page.getByRole("list", { name: "Third-party licences" });
    await licences.getByText("react-dom").click();
    await expect(licences.getByText("Copyright (c) Meta Platforms")).toBeVisible();
    // A row half under the bar would count as too small.
    await page.evaluate(() => scrollTo(0, 0));
    await expectNoSeriousFindings(page);
    await page.getByRole("link", { name: "Help", exact: true }).first().click();
    await expect(page.getByRole("heading", { name: "Help", exact: true })).toBeVisible();
  });

  await test.step("the guide is there without signing in, page by page, and all its pictures load", async () => {
    await context.clearCookies();
    await page.goto("/admin/login");
    await page.getByRole("link", { name: "Forgotten your password?" }).click();
    await expect(page.getByRole("heading", { name: "Forgotten password" })).toBeInViewport();
    await expectNoSeriousFindings(page);
    const list = page.getByRole("navigation", { name: "Pages of the guide" });
    let pictures = 0;
    for (const title of PAGES) {
      await list.getByRole("link", { name: title, exact: true }).first().click();
      await expect(shown(page).getByRole("heading", { level: 2, name: title, exact: true })).toBeVisible();
      await expect(shown(page)).toHaveCount(1);
      for (const picture of await shown(page).getByRole("img").all()) {
        await picture.scrollIntoViewIfNeeded();
        await expect
          .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
          .toBeGreaterThan(0);
        pictures += 1;
      }
    }
    expect(pictures).toBeGreaterThan(8);
    for (const link of await page.locator('article a[href^="#"]').all()) {
      await expect(page.locator((await link.getAttribute("href")) ?? "none")).toHaveCount(1);
    }
    await list.getByRole("link", { name: PAGES[0] ?? "" }).click();
    await shown(page).getByRole("link", { name: "Going online" }).click();
    await expect(page.getByRole("heading", { level: 2, name: "Going online" })).toBeInViewport();
  });
});
