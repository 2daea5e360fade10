import { ADMIN_PASSWORD } from "../../playwright.config";
import { test as base, expect, expectNoSeriousFindings } from "../fixtures";

const PATH = "/api/admin/look";

/** Open the screen, and afterwards restore the look, because the other tests read it too. */
const test = base.extend<{ saveLook: () => Promise<number> }>({
  saveLook: async ({ page, shop }, use) => {
    await page.request.post("/api/admin/login", { data: { password: ADMIN_PASSWORD } });
    const before = await (await page.request.get(PATH)).json();
    await shop.visit("/admin/look");
    await use(async () => {
      const saved = page.waitForResponse(
        (answer) => answer.request().method() === "PATCH" && answer.url().endsWith(PATH),
      );
      await page.getByRole("button", { name: "Save settings" }).click();
      return (await saved).status();
    });
    expect((await page.request.patch(PATH, { data: before })).ok()).toBe(true);
  },
});
test.use({ expectedErrors: /status of 4(00|09)/ });

test("the owner makes the site the workshop's own", async ({ saveLook, shop, page }) => {
  const headline = page.getByRole("textbox", { name: "Headline", exact: true });
  await expect(headline).toHaveValue("Transform Your Vehicle Into A Work of Art");
  await headline.fill("Chrome & thunder");
  await page.getByRole("textbox", { name: "Our Portfolio" }).fill("");

  // A colour that cannot be read is replaced by the nearest that can.
  const accent = page.getByRole("textbox", { name: "Accent colour", exact: true });
  await accent.fill("#0a2a6b");
  await expect(accent).toHaveValue("#5e85ce");
  await expect(page.getByText("#0a2a6b is too dark to read.")).toHaveText(
    "#0a2a6b is too dark to read. We took the nearest that can be read: #5e85ce.",
  );

  // The preview beside the form is the home page with the draft.
  const preview = page.frameLocator("iframe");
  await expect(preview.getByRole("heading", { level: 1 })).toHaveText("Chrome & thunder");

  // Another window has saved a headline meanwhile: both are shown, and what was typed is not lost.
  await page.request.patch(PATH, { data: { heroTitle: "The other window's" } });
  expect(await saveLook()).toBe(409);
  await expect(page.getByText("Another window has saved “The other window's” meanwhile")).toBeVisible();
  await expect(headline).toHaveValue("Chrome & thunder");
  expect(await saveLook()).toBe(200);
  await shop.expectFits();

  // The services have a screen of their own, with their prices. The old address leads there.
  await shop.visit("/admin/look#services");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Services");
  await page.getByRole("button", { name: "Hide Mechanical Works" }).click();
  await expect(page.getByRole("button", { name: "Show Mechanical Works" })).toBeVisible();
  await page.getByRole("button", { name: "Move up Window Tinting" }).click();
  // Each change is stored before the next is begun, which would otherwise meet it as another window's.
  const titles = page.getByRole("region", { name: "On your website" }).getByRole("heading", { level: 3 });
  await expect(titles.nth(1)).toHaveText("Window Tinting");
  await expect(page.getByRole("button", { name: "Move up Window Tinting" })).toBeFocused();
  await page.getByRole("button", { name: "Text and picture of Window Tinting" }).click();
  const words = page.getByRole("form", { name: "Window Tinting" });
  await words.getByLabel("Title").fill("Dark glass");
  await words.getByRole("button", { name: "Save" }).click();
  await page.getByRole("button", { name: "Add a price for Dark glass" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Service", { exact: true })).toHaveValue("Dark glass");
  await expect(dialog.getByLabel("On the website under")).toHaveValue("tinting");
  await dialog.getByLabel("Price").fill("249");
  await dialog.getByLabel("Minutes").fill("90");
  await dialog.getByRole("button", { name: "Save" }).click();
  const prices = page.getByRole("list", { name: "Prices of Dark glass" });
  const added = prices.getByRole("listitem").filter({ hasText: "1 h 30 min" });
  await expect(added).toHaveCount(1);
  await expectNoSeriousFindings(page);
  await added.getByRole("button", { name: "Delete Dark glass" }).click();
  await expect(added).toHaveCount(0);

  // It is in the page as it is sent, and still when its scripts run: nothing is hydrated otherwise.
  const html = await (await page.request.get("/")).text();
  expect(html).toContain("Chrome &amp; thunder</h1>");
  await shop.visit("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Chrome & thunder");
  const services = page.locator("#services").getByRole("listitem");
  await expect(services).toHaveCount(10);
  await expect(services.first()).toContainText("Dark glass");
  await expect(page.getByText("Mechanical Works")).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).toContainText("Dark glass");
  const button = page.getByRole("link", { name: "View Services" });
  await expect(button).toHaveCSS("background-color", "rgb(94, 133, 206)");
});
