import { expect, expectNoSeriousFindings, test } from "./own-shop";

test("the guide is there without signing in, and all its pictures load", async ({ page, context }) => {
  await context.clearCookies();
  await page.goto("/admin/login");
  await page.getByRole("link", { name: "Forgotten your password?" }).click();
  await expect(page.getByRole("heading", { name: "Forgotten password" })).toBeInViewport();
  await expectNoSeriousFindings(page);
  const pictures = page.getByRole("article").getByRole("img");
  expect(await pictures.count()).toBeGreaterThan(8);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeGreaterThan(0);
  }
  const chapters = page.getByRole("navigation", { name: "Contents" }).getByRole("link");
  for (const link of await page.getByRole("article").locator('a[href^="#"]').all()) {
    await expect(page.locator((await link.getAttribute("href")) ?? "none")).toHaveCount(1);
  }
  await chapters.filter({ hasText: "Going online" }).click();
  await expect(page.getByRole("heading", { name: "Going online" })).toBeInViewport();
});

test("About names the version, leads to Help and opens a licence", async ({ page }) => {
  await page.goto("/admin/online");
  await page.getByRole("link", { name: "About", exact: true }).click();
  await expect(page.getByRole("heading", { name: /^Pitlane \d/ })).toBeVisible();
  await page.getByText("Third-party licences").click();
  const licences = page.getByRole("list", { name: "Third-party licences" });
  await licences.getByText("react-dom").click();
  await expect(licences.getByText("Copyright (c) Meta Platforms")).toBeVisible();
  // a row half under the bar would count as too small
  await page.evaluate(() => scrollTo(0, 0));
  await expectNoSeriousFindings(page);
  await page.getByRole("main").getByRole("link", { name: "Help" }).click();
  await expect(page.getByRole("heading", { name: "Help", exact: true })).toBeVisible();
});
