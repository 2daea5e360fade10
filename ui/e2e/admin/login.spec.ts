import type { Page } from "@playwright/test";
import { ADMIN_PASSWORD } from "../../playwright.config";
import { holdClock, stopClock } from "../fixtures";
import { goInside } from "../go";
import { bodyRows, expect, expectNoSeriousFindings, test } from "./admin-verbs";

const password = (page: Page) => page.getByLabel("Password", { exact: true });
const logIn = (page: Page) => page.getByRole("button", { name: "Log in" });

/** Open the menu where the window is too narrow for the bar. Returns whether it was. */
async function unfoldBar(page: Page): Promise<boolean> {
  await expect(page.getByRole("banner")).toBeVisible();
  const menu = page.getByRole("button", { name: "Open menu" });
  const narrow = await menu.isVisible();
  if (narrow) await menu.click();
  return narrow;
}

test.describe("a visitor", () => {
  test.beforeEach(({ page }) => page.context().clearCookies());

  test("with the password is on the dashboard 100 ms later", async ({ shop, page }) => {
    await holdClock(page);
    await shop.visit("/admin/login");
    await expect(password(page)).toBeVisible();
    await stopClock(page);
    await password(page).fill(ADMIN_PASSWORD);
    const answered = page.waitForResponse("**/api/admin/login");
    await password(page).press("Enter");
    expect(await (await answered).json()).toEqual({ success: true });
    // One call later the page has surely read the answer.
    await page.evaluate(() => fetch("/api/health").then((answer) => answer.text()));
    await page.clock.runFor(80);
    await expect(logIn(page)).toBeDisabled();
    await expect(page).toHaveURL("/admin/login");
    await page.clock.runFor(40);
    await expect(page).toHaveURL("/admin/dashboard");
    await page.clock.resume();
    await expect(page.getByRole("heading", { name: "Products", level: 1 })).toBeVisible();
  });

  test.describe("who is refused", () => {
    test.use({ expectedErrors: /status of (401|404)/ });

    test("reads why, and can type again at once", async ({ shop, page }) => {
      await test.step("in words", async () => {
        await shop.visit("/admin/login");
        await password(page).fill("not the password");
        await logIn(page).click();
        await expect(shop.toast("Login failed")).toContainText("Invalid password");
        await expect(password(page)).toBeFocused();
        await expect(page).toHaveURL("/admin/login");
      });

      await test.step("is led from a screen of the back office to the login", async () => {
        await shop.visit("/admin/products/new");
        await expect(page).toHaveURL("/admin/login");
        await expect(password(page)).toBeVisible();
        await expect(page).toHaveTitle(/^Login/);
        await shop.expectFits();
      });

      await test.step("by a door that does not serve the back office meets the 404 page, with each reload", async () => {
        // A request that came through a tunnel has a forwarding header.
        await page.setExtraHTTPHeaders({ "X-Forwarded-For": "203.0.113.7" });
        for (const open of [() => page.reload(), () => shop.visit("/admin/login"), () => page.reload()]) {
          await open();
          await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
          await expect(password(page)).toHaveCount(0);
        }
      });
    });
  });
});

for (const tag of ["@desktop", "@phone"]) {
  test(`the bar shows the groups, and the screens of the present one ${tag}`, async ({
    shop,
    page,
    isMobile,
  }) => {
    await test.step("the bar leads from screen to screen", async () => {
      await shop.visit("/admin/vehicles");
      const narrow = await unfoldBar(page);
      const bar = page.getByRole("navigation", { name: "Back office" });
      // An entry says how much waits in it after its name.
      const entry = (name: string) => bar.getByRole("link", { name: new RegExp(`^${name}( \\d|$)`) });
      for (const name of ["Today", "Inbox", "Products", "Vehicles", "Categories"]) {
        await expect(entry(name)).toBeInViewport();
      }
      await expect(entry("Vehicles")).toHaveAttribute("aria-current", "page");
      // A narrow window lists the entries of all groups below each other.
      await expect(entry("Gallery")).toBeVisible({ visible: narrow });
      await expectNoSeriousFindings(page);
      await entry("Categories").click();
      await expect(page).toHaveURL("/admin/categories");
      // The address is there before the list of entries has closed.
      await expect(entry("Gallery")).toBeHidden();
      const once = page.getByRole("link", { name: /^(Categories|Makers)$/ });
      if (!narrow)
        await expect(once, "the entry stands beside its headline once").toHaveText(["Categories", "Makers"]);
      await unfoldBar(page);
      const gear = page.getByRole("navigation", { name: "Settings" });
      if (!narrow) await gear.getByRole("link", { name: "Settings" }).click();
      await gear.getByRole("link", { name: "This PC" }).click();
      await expect(page).toHaveURL("/admin/online");
      const screens = page.getByRole("navigation", { name: "This PC" });
      await screens.getByRole("link", { name: "Password" }).click();
      await expect(page).toHaveURL("/admin/account");
      await expect(page.getByRole("heading", { name: "Password", level: 1 })).toBeVisible();
    });

    // A phone changes nothing of what follows.
    if (isMobile) return;

    await test.step("an address from before leads to what is there now", async () => {
      await goInside(page, "/admin/settings/payment");
      await expect(page).toHaveURL("/admin/settings/selling#ways");
      await expect(page.locator("#ways")).toBeVisible();
    });
  });
}

test.describe("with an error on purpose", () => {
  test.use({ expectedErrors: /status of (401|404)/ });

  test("a session that ends leads to the login, by whatever is done next", async ({ shop, page }) => {
    await test.step("an unknown page of the back office is the 404 page, in its own dark", async () => {
      await shop.visit("/admin/anything-else");
      await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
      await expect(page.locator("html")).not.toHaveAttribute("data-theme");
      await expectNoSeriousFindings(page);
    });

    await test.step("every screen asks anew whether one is signed in, also one that reads nothing secret", async () => {
      await shop.visit("/admin/dashboard");
      const read = page.getByRole("heading", { name: "Your shop is empty" }).or(bodyRows(page).first());
      await expect(read, "nothing is asked for any more").toBeVisible();
      await page.request.post("/api/admin/logout");
      await page.getByRole("link", { name: "Add Product" }).click();
      await expect(page).toHaveURL("/admin/login");
    });

    await page.request.post("/api/admin/login", { data: { password: ADMIN_PASSWORD } });

    await test.step("the owner logs out, and the way back leads to the login", async () => {
      await shop.visit("/admin/dashboard");
      await unfoldBar(page);
      await page.getByRole("button", { name: "Logout" }).click();
      // What the screen had just asked for may be answered after that, with 401.
      await expect(page).toHaveURL("/admin/login");
      await page.goBack();
      await expect(page).toHaveURL("/admin/login");
      expect((await page.request.get("/api/admin/products")).status()).toBe(401);
    });
  });
});
