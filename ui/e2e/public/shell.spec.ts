import { expect, holdClock, stopClock, test } from "../fixtures";

test("a visitor scrolls, goes and returns, and the header, the keyboard and the reports follow", async ({
  shop,
  page,
}) => {
  const tooltips = page.waitForResponse((answer) => answer.url().includes("/tooltips-"));
  const reported: unknown[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/page-visit")) reported.push(request.postDataJSON().path);
  });

  await test.step("the header gets its background once scrolled more than 20 px", async () => {
    await shop.visit("/");
    const header = page.getByRole("banner");
    await expect(header).toHaveCSS("background-image", "none");
    await page.evaluate(() => window.scrollTo(0, 20));
    await expect(header).toHaveCSS("background-image", "none");
    await page.evaluate(() => window.scrollTo(0, 21));
    await expect(header).toHaveCSS("background-image", /url\(/);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(header).toHaveCSS("background-image", "none");
  });

  await test.step("each section entry scrolls to its section, 80 px below the top", async () => {
    const entries = page.getByRole("navigation", { name: "Main" });
    for (const [label, id] of Object.entries({ Services: "services", Gallery: "gallery", About: "about" })) {
      await entries.getByRole("link", { name: label }).click();
      await shop.expectSectionAtTop(id);
    }
    await page.getByRole("banner").getByRole("link", { name: "Pitlane" }).click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  await test.step("the browser's back button returns to the place on the page", async () => {
    await page.evaluate(() => window.scrollTo(0, 1500));
    await page.getByRole("banner").getByRole("link", { name: "Cart" }).click();
    await expect(page).toHaveURL("/cart");
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500);
  });

  await test.step("from another page the entries go home and scroll there", async () => {
    await page.goForward();
    await expect(page).toHaveURL("/cart");
    await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
    await expect(page).toHaveURL("/#about");
    await shop.expectSectionAtTop("about");
  });

  await test.step("the keyboard can skip to the content, and a new page takes the focus", async () => {
    await shop.visit("/cart");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    await page.getByRole("banner").getByRole("link", { name: "Shop" }).click();
    await expect(page).toHaveURL("/shop");
    await expect(page.getByRole("main")).toBeFocused();
  });

  await test.step("an icon's tooltip opens after 700 ms", async () => {
    await holdClock(page);
    await stopClock(page);
    await page.getByRole("banner").getByRole("link", { name: "Cart" }).hover();
    await (await tooltips).finished();
    await page.clock.runFor(650);
    await expect(page.getByRole("tooltip")).toBeHidden();
    await page.clock.runFor(100);
    await expect(page.getByRole("tooltip")).toHaveText("Cart");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("tooltip")).toBeHidden();
    await page.clock.resume();
  });

  await test.step("visits of public pages are reported once each, the back office's are not", async () => {
    // Each page that was reached, loaded or not, in the steps before.
    await expect.poll(() => reported).toEqual(["/", "/cart", "/", "/cart", "/", "/cart", "/shop"]);
    await shop.visit("/admin/login");
    await expect(page.getByRole("heading").first()).toBeVisible();
    expect(reported).toHaveLength(7);
  });
});
