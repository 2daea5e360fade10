import type { Locator } from "@playwright/test";
import { goInside } from "../go";
import { expect, expectNoSeriousFindings, openSection, test } from "./settings-verbs";

test.describe("what the server refuses", () => {
  // The screen recognises the admin listener by a call that only it knows.
  test.use({ expectedErrors: /status of (400|404|503)/ });

  test("what is refused is said at its fields or in a toast; what the owner writes, adds, moves and removes is saved, leaving asks first, and what one does not do leaves the website", async ({
    settings,
    page,
    shop,
  }) => {
    const header = page.getByRole("banner");
    await test.step("is said at its fields, the first of which has the focus", async () => {
      await settings.field("E-mail").fill("nobody");
      await settings.field("Instagram").fill("byrnes");
      await settings.save();
      await expect(settings.field("E-mail")).toBeFocused();
      await expect(page.getByText("Please enter a valid email address")).toBeVisible();
      await expect(settings.field("Instagram")).toHaveAccessibleDescription(/must be a web address/);
      await expect(page.getByText("2 fields are not right yet").first()).toBeVisible();
      await shop.expectFits();

      await settings.field("E-mail").fill("");
      await expect(page.getByText("Please enter a valid email address")).toBeHidden();
      await page.getByRole("button", { name: "Discard" }).click();
      await expect(settings.field("Instagram")).toHaveValue("https://www.instagram.com/");
    });

    await test.step("for another reason is a toast, and nothing typed is lost", async () => {
      await page.route("**/api/admin/settings", (route) =>
        route.request().method() === "PATCH"
          ? route.fulfill({ status: 503, json: { message: "The disk is full" } })
          : route.continue(),
      );
      await settings.field("Tagline").fill("Nothing but cars");
      await settings.saveButton.click();
      const toast = shop.toast("Failed to save the settings");
      await expect(toast).toContainText("The disk is full");
      await expect
        .poll(() => isAbove(toast, settings.saveButton), "it must not hide what it tells of")
        .toBe(true);
      await expect(settings.field("Tagline")).toHaveValue("Nothing but cars");
      await page.getByRole("button", { name: "Discard" }).click();
    });

    await page.unrouteAll();

    await test.step("a choice that shuts out this window is explained and asked about before it is saved", async () => {
      await goInside(page, "/admin/settings#access");
      await expect(page).toHaveURL("/admin/online#access");
      await page.getByRole("radio", { name: "Only in Pitlane's own window" }).check();
      await expect(page.getByText("this page is no longer available here")).toBeVisible();
      await settings.saveButton.click();
      const question = page.getByRole("dialog", { name: "Leave this window?" });
      await question.getByRole("button", { name: "Cancel" }).click();
      await page.getByRole("radio", { name: "From anywhere" }).check();
      await expect(page.getByText("needs a public address that begins with https://")).toBeVisible();
      await page.getByRole("button", { name: "Discard" }).click();
      await expect(page.getByRole("radio", { name: /^On this PC/ })).toBeChecked();
    });

    await test.step("lines are added, moved and removed by keyboard", async () => {
      await goInside(page, "/admin/settings");
      const hours = settings.section("Opening hours");
      await hours.getByRole("checkbox", { name: "Write the lines for customers in my own words" }).check();
      await hours.getByRole("button", { name: "Add a line" }).press("Enter");
      await expect(hours.getByLabel("Days, line of the hours 3")).toBeFocused();
      await page.keyboard.type("Sun");
      await page.keyboard.press("Tab");
      await page.keyboard.type("closed");

      await hours.getByRole("button", { name: "Move up line of the hours 3" }).press("Enter");
      await expect(hours.getByRole("button", { name: "Move up line of the hours 2" })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(hours.getByLabel("Days, line of the hours 1")).toHaveValue("Sun");
      await expect(hours.getByRole("button", { name: "Move down line of the hours 1" })).toBeFocused();

      await hours.getByRole("button", { name: "Remove line of the hours 2" }).press("Enter");
      await expect(hours.getByRole("button", { name: "Remove line of the hours 2" })).toBeFocused();
      await hours.getByRole("button", { name: "Save opening hours" }).click();
      await expect(shop.toast("Opening hours saved")).toBeVisible();
      const answer = await page.request.get("/api/settings");
      expect((await answer.json()).hours).toEqual([
        { days: "Sun", hours: "closed" },
        { days: "Sat", hours: "9AM-4PM" },
      ]);
    });

    await test.step("leaving with something unsaved asks first", async () => {
      await settings.field("Phone").fill("1");
      await page.getByRole("link", { name: "This PC" }).click();
      const question = page.getByRole("dialog", { name: "Leave without saving?" });
      await question.getByRole("button", { name: "Cancel" }).click();
      await expect(settings.field("Phone")).toHaveValue("1");
      await page.getByRole("link", { name: "This PC" }).click();
      await question.getByRole("button", { name: "Leave without saving" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Online" })).toBeVisible();
    });

    await test.step("what the owner writes is on the public pages at once", async () => {
      await goInside(page, "/admin/settings");
      await settings.field("Business name").fill("Nore Valley Customs");
      await settings.field("Phone").fill("+353 56 000 0000");
      await settings.field("Tagline").fill(" Nothing but cars ");
      await expect(page.getByText("3 settings are not saved yet").first()).toBeVisible();
      await settings.save();
      await expect(shop.toast("Settings saved")).toBeVisible();
      await expect(settings.saveButton).toBeHidden();
      await expect(page.locator("#main"), "the focus, when the button has gone").toBeFocused();
      await expect(settings.field("Tagline"), "as it was kept").toHaveValue("Nothing but cars");
      await expect(page).toHaveTitle(/Shop \| Nore Valley Customs$/);

      await shop.visit("/");
      await expect(page).toHaveTitle(/^Nore Valley Customs/);
      await expect(header.getByRole("link", { name: "Shop", exact: true })).toBeVisible();
      await expect(page.getByRole("link", { name: "+353 56 000 0000" }).first()).toBeVisible();
    });

    await test.step("shopping sites read the parts once the owner lets them", async () => {
      expect((await page.request.get("/products.xml")).status()).toBe(404);
      await goInside(page, "/admin/settings#feed");
      const feed = settings.section("Shopping sites");
      await feed.getByRole("checkbox", { name: "Let shopping sites read my parts" }).check();
      await expect(feed).toContainText("Your shop has no public address yet");
      await settings.save();
      await expect(shop.toast("Settings saved")).toBeVisible();
      expect(await (await page.request.get("/products.xml")).text()).toContain("<g:price>");
    });

    await test.step("what one does not do leaves the menu and the website, and its screens still open", async () => {
      const bar = page.getByRole("navigation", { name: "Back office" });
      await expect(bar.getByRole("link", { name: "Catalogue" })).toBeVisible();
      await page.getByRole("checkbox", { name: "Sell parts" }).uncheck();
      await settings.save();
      await expect(bar.getByRole("link", { name: "Catalogue" })).toHaveCount(0);
      await expect(bar.getByRole("link", { name: "Workshop" })).toBeVisible();
      await page.keyboard.press("Control+k");
      await page.getByRole("combobox").fill("makers");
      await expect(page.getByText("Nothing found.")).toBeVisible();
      await page.keyboard.press("Escape");
      await goInside(page, "/admin/vehicles");
      await expect(page.getByRole("heading", { level: 1, name: "Vehicles" })).toBeVisible();

      await shop.visit("/");
      await expect(header.getByRole("link", { name: "Gallery" })).toBeVisible();
      await expect(header.getByRole("link", { name: /^(Shop|Cart)$/ })).toHaveCount(0);
      await expect(page.getByRole("contentinfo").getByRole("link", { name: /^Shop/ })).toHaveCount(0);
      await expect(page.getByRole("heading", { name: "Parts For Your Car" })).toHaveCount(0);
    });
  });
});

test.describe("on a phone", { tag: "@phone" }, () => {
  test.use({ expectedErrors: /status of 400/ });

  test("the sections are listed first, then one at a time, and a wrong field opens its own", async ({
    settings,
    shop,
    page,
  }) => {
    await shop.visit("/admin/settings#social");
    await expect(page.getByLabel("TikTok")).toBeVisible();
    await expect(settings.field("Business name")).toBeHidden();
    await page.getByRole("button", { name: "All sections" }).click();
    await expect(page.getByRole("navigation", { name: "Sections" }).getByRole("link")).not.toHaveCount(0);
    await expect(page.getByLabel("TikTok")).toBeHidden();
    await expectNoSeriousFindings(page);
    await openSection(page, "Business");
    await settings.field("Business name").fill("");
    await openSection(page, "Social networks");
    await page.getByRole("button", { name: "Save settings" }).click();
    await expect(settings.field("Business name")).toBeFocused();
    await page.goBack();
    await page.getByRole("dialog").getByRole("button", { name: "Leave without saving" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});

async function isAbove(upper: Locator, lower: Locator): Promise<boolean> {
  const [above, below] = [await upper.boundingBox(), await lower.boundingBox()];
  return above !== null && below !== null && above.y + above.height <= below.y;
}
