import type { Page } from "@playwright/test";
import type { AdminScreen } from "@/shared/admin/screens";
import { readScreens } from "../../build/admin-screens.mjs";
import { ADMIN_PASSWORD } from "../../playwright.config";
import { holdClock, stopClock } from "../fixtures";
import { expect, expectNoSeriousFindings, test } from "./admin-verbs";
import { withNewShop } from "./new-shop";

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

/**
 * Type five wrong passwords, wait for the end of the lock-out, and open the page that only the program's own
 * window can continue from.
 */
async function forgetPassword(page: Page, adminUrl: string) {
  const fresh = page.getByLabel("New password", { exact: true });
  await page.context().clearCookies();
  await page.goto(`${adminUrl}/admin/login`);
  for (let wrong = 0; wrong < 5; wrong++) {
    await page.request.post(`${adminUrl}/api/admin/login`, { data: { password: "not the password" } });
  }
  await password(page).fill("not the password");
  await logIn(page).click();
  await expect(password(page)).toHaveAccessibleDescription(/Try again after \d\d:\d\d\./);
  await page.getByRole("link", { name: "Set a new one on this PC" }).click();
  await expect(page.getByText("pitlane set-password")).toBeVisible();
  await expect(fresh).toHaveCount(0);
  await expectNoSeriousFindings(page);
  // What a page makes up is refused.
  await page.evaluate(() => {
    Object.assign(window, { pitlaneTicket: "made up" });
    window.dispatchEvent(new Event("pitlane-ticket"));
  });
  await fresh.fill("four other words for me");
  await page.getByLabel("Repeat the password").fill("four other words for me");
  await page.getByRole("button", { name: "Set password" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Please start again there." })).toBeVisible();
  await expect(fresh).toHaveValue("four other words for me");
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

      await test.step("by a door that does not serve the back office meets the 404 page", async () => {
        // A request that came through a tunnel has a forwarding header.
        await page.setExtraHTTPHeaders({ "X-Forwarded-For": "203.0.113.7" });
        await shop.visit("/admin/login");
        await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
        await expect(password(page)).toHaveCount(0);
      });

      await test.step("is led from a screen of the back office to the login", async () => {
        await page.setExtraHTTPHeaders({});
        await shop.visit("/admin/products/new");
        await expect(page).toHaveURL("/admin/login");
        await expect(password(page)).toBeVisible();
        await expect(page).toHaveTitle(/^Login/);
        await shop.expectFits();
      });
    });
  });
});

interface Address {
  address: string;
  /** The address that it leads to. */
  place: string;
  headlines: (string | undefined)[];
  /** The id of the section that it shows. */
  section?: string;
}

/** Return the addresses below /admin of all screens and their sections, with those that they had before. */
function readAddresses(): Address[] {
  const screens: AdminScreen[] = readScreens();
  const shown = screens.filter(({ path, group, name }) => !path.endsWith("/:id") && (group || name));
  return shown.flatMap(({ path, name, label, moved = [], sections = [] }) => {
    const screen = path.replace("/:id?", "");
    const headlines = [name, label];
    const places = [
      { place: screen, moved, section: undefined },
      ...sections.map(({ id, moved = [] }) => ({ place: `${screen}#${id}`, moved, section: id })),
    ];
    return places.flatMap(({ place, moved, section }) =>
      [place, ...moved].map((address) => ({ address, place, headlines, section })),
    );
  });
}

test("the bar shows the groups, and the screens of the present one", { tag: "@both" }, async ({
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
    await unfoldBar(page);
    const gear = page.getByRole("navigation", { name: "Settings" });
    if (!narrow) await gear.getByRole("link", { name: "Settings" }).click();
    await gear.getByRole("link", { name: "This PC" }).click();
    await expect(page).toHaveURL("/admin/online");
    const screens = page.getByRole("navigation", { name: "This PC" });
    await screens.getByRole("link", { name: "Password" }).click();
    await expect(page).toHaveURL("/admin/account");
    await expect(page.getByRole("heading", { name: "Password", level: 1 })).toBeVisible();
    await expectNoSeriousFindings(page);
  });

  // A phone changes nothing of what follows.
  if (isMobile) return;

  await test.step("every screen and section of the table opens, and every address that it has had leads to it", async () => {
    for (const { address, place, headlines, section } of readAddresses()) {
      // It navigates as a link does, without a load of the whole program.
      await page.evaluate((path) => {
        history.pushState(null, "", path);
        dispatchEvent(new PopStateEvent("popstate"));
      }, `/admin/${address}`);
      const headline = page.getByRole("heading", {
        level: 1,
        name: new RegExp(`^(${headlines.join("|")})$`),
      });
      await expect(headline, address).toBeVisible();
      await expect(page).toHaveURL(`/admin/${place}`);
      if (section) await expect(page.locator(`#${section}`), address).toBeVisible();
    }
  });

  await test.step("an entry that its first screen repeats stands there once", async () => {
    await shop.visit("/admin/categories");
    await expect(page.getByRole("link", { name: /^(Categories|Makers)$/ })).toHaveText([
      "Categories",
      "Makers",
    ]);
  });

  await test.step("who is signed in goes past the login", async () => {
    await shop.visit("/admin/login");
    await expect(page).toHaveURL("/admin/dashboard");
  });
});

test.describe("with an error on purpose", () => {
  test.use({ expectedErrors: /status of (401|404)/ });

  test("a session that ends leads to the login, by whatever is done next", async ({ shop, page, owner }) => {
    await test.step("an unknown page of the back office is the 404 page, in its own dark", async () => {
      await shop.visit("/admin/anything-else");
      await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
      await expect(page.locator("html")).not.toHaveAttribute("data-theme");
      await expectNoSeriousFindings(page);
    });

    await test.step("a session that ended elsewhere leads to the login with the next call", async () => {
      await owner.category();
      await shop.visit("/admin/categories");
      await expect(page.getByRole("button", { name: "Add category" })).toBeVisible();
      await page.request.post("/api/admin/logout");
      await page.getByRole("button", { name: "Add category" }).click();
      await page.getByRole("dialog").getByRole("textbox", { name: "Name" }).fill("Never saved");
      await page.getByRole("dialog").getByRole("button", { name: "Add category" }).click();
      await expect(page).toHaveURL("/admin/login");
    });

    await page.request.post("/api/admin/login", { data: { password: ADMIN_PASSWORD } });

    await test.step("every screen asks anew whether one is signed in, also one that reads nothing secret", async () => {
      await shop.visit("/admin/dashboard");
      await expect(page.getByRole("link", { name: "Add Product" })).toBeVisible();
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

test.describe("a new shop", () => {
  test.use({ expectedErrors: /status of (400|401|403|429)/ });

  test("gets its first password at the owner's door, and nowhere else; a forgotten one in the window", async ({
    page,
  }) => {
    await withNewShop(page, async ({ front, adminUrl }) => {
      await page.goto(`${front}/admin/login`);
      await expect(password(page)).toBeVisible();
      await expect(page.getByText("first password is set on the workshop's own computer")).toBeVisible();

      await page.goto(`${adminUrl}/admin`);
      await expect(page.getByRole("heading", { name: "Choose your password" })).toBeVisible();
      await expectNoSeriousFindings(page);
      const fresh = page.getByLabel("New password");
      const again = page.getByLabel("Repeat the password");
      const set = page.getByRole("button", { name: "Set password" });
      await fresh.fill("four words for me");
      await set.click();
      await expect(again).toHaveAccessibleDescription("The two passwords are different");
      await fresh.fill("short");
      await again.fill("short");
      await set.click();
      await expect(fresh).toHaveAccessibleDescription(/Password must be at least 12 characters/);
      await fresh.fill("four words for me");
      await again.fill("four words for me");
      await set.click();
      await expect(page).toHaveURL(`${adminUrl}/admin/first-run`);
      await expect(page.getByRole("heading", { name: "Your workshop" })).toBeVisible();
      await forgetPassword(page, adminUrl);
    });
  });
});
