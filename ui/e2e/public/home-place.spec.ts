import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";

/**
 * Return where a section begins, in pixels from the window's top; null until every part of the page has its
 * height.
 */
const topOf = (page: Page, id: string) => () =>
  page.evaluate(
    (name) =>
      "whole" in document.documentElement.dataset
        ? Math.round(document.getElementById(name)?.getBoundingClientRect().top ?? Number.NaN)
        : null,
    id,
  );

for (const tag of ["@desktop", "@phone"]) {
  test(`a place on the home page is found: by its address, by a link, and when it is left and loaded again ${tag}`, async ({
    shop,
    page,
  }) => {
    await test.step("an address with a section leads to it, and nothing moves it from there", async () => {
      await shop.visit("/#about");
      const header = await page.evaluate(() =>
        Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
      );
      await expect.poll(topOf(page, "about")).toBe(header);
      await expect(page.getByRole("heading", { name: /^About / })).toBeInViewport();
    });

    await test.step("a link to a section scrolls to its true place before the page has all its heights", async () => {
      await shop.visit("/");
      await page.getByRole("link", { name: "See Our Work" }).click();
      const header = await page.evaluate(() =>
        Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
      );
      await expect.poll(topOf(page, "gallery")).toBe(header);
    });

    await test.step("the home page that is loaded again stands where it was left", async () => {
      const top = topOf(page, "about");
      await expect.poll(top).not.toBeNull();
      await page.evaluate(() => document.getElementById("about")?.scrollIntoView({ behavior: "instant" }));
      const left = await top();
      await page.reload();
      await shop.ready();
      await expect.poll(top).toBe(left);

      await page.goto("/privacy");
      await page.goBack();
      await shop.ready();
      await expect.poll(top).toBe(left);
    });
  });
}
