import type { Page } from "@playwright/test";
import { expect, expectNoSeriousFindings, Shop, test } from "../fixtures";
import { forgetPassword, setPassword, withNewShop } from "./new-shop";

/** Pictures of the sample are prepared by a machine that may be busy. */
const SAMPLE_LIMIT_MS = 120_000;

const heading = (page: Page, title: string) => page.getByRole("heading", { level: 1, name: title });
const goOn = (page: Page) => page.getByRole("button", { name: "Continue", exact: true }).click();
const loadSample = (page: Page) => page.getByRole("button", { name: "Load the sample" });

/** Return the step at which the server would continue. */
async function stepOf(page: Page, adminUrl: string): Promise<{ step: string | null }> {
  return (await page.request.get(`${adminUrl}/api/admin/first-run`)).json();
}

/**
 * Slow the pictures down as on a slow PC, until the returned function is called. This one has them before it is
 * asked.
 */
async function holdLoading(page: Page) {
  let held = true;
  await page.route("**/api/admin/first-run", async (route) => {
    if (!held || route.request().method() !== "GET") return route.continue();
    const run = await (await route.fetch()).json();
    const sample = { ...run.sample, state: "loading", done: 3, total: 9 };
    await route.fulfill({ json: { ...run, sample } });
  });
  return () => {
    held = false;
  };
}

/** Wait until the step is shown, at most as wide as the window. */
async function atStep(page: Page, title: string) {
  await expect(heading(page, title)).toBeVisible();
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(excess, "pixels wider than the window").toBeLessThanOrEqual(0);
}

/** Answer everything but the e-mails, with a refusal of what the settings refuse. */
async function answerQuestions(page: Page) {
  await atStep(page, "Logo and colour");
  await page.getByLabel("Accent colour", { exact: true }).fill("#3f83eb");
  await goOn(page);
  await atStep(page, "When are you open?");
  await page.getByRole("button", { name: "Remove 09:00 on Saturday" }).click();
  await expect(page.getByText("Customers read: Mon-Fri 8AM-6PM")).toBeVisible();
  await goOn(page);
  await atStep(page, "What visitors read about you");
  await page.getByLabel("Instagram").fill("byrnes");
  await goOn(page);
  await expect(page.getByLabel("Instagram")).toHaveAccessibleDescription(/must be a web address/);
  await page.getByLabel("Instagram").fill("https://www.instagram.com/byrnes");
  await expect(page.getByRole("checkbox")).toHaveCount(4);
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0);
  await page.getByRole("checkbox", { name: "100+ Vehicles Styled" }).check();
  await goOn(page);
  await atStep(page, "How does tax work?");
  await page.getByRole("radio", { name: /Prices include tax/ }).check();
  await page.getByLabel("Tax rate").fill("23");
  await expect(page.getByRole("status").filter({ hasText: "of which VAT 23 %: €18.70" })).toBeVisible();
  await page.getByLabel("Rate for hours and services").fill("13,5");
  await page.getByLabel("Legal name").fill("Byrne's Garage Limited");
  await goOn(page);
  await atStep(page, "How do customers pay?");
  await page.getByRole("checkbox", { name: "In the workshop" }).check();
  await page.getByLabel("Delivery price").fill("9.90");
  await page.getByRole("button", { name: "Back" }).press("Enter");
  await expect(heading(page, "How does tax work?")).toBeFocused();
  await expect(page.getByLabel("Tax rate")).toHaveValue("23");
  await expect(page.getByLabel("Rate for hours and services")).toHaveValue("13.5");
  await goOn(page);
  await expect(page.getByLabel("Delivery price")).toHaveValue("9.90");
  await goOn(page);
  await atStep(page, "E-mails to customers");
  await expect(page.getByLabel("Provider")).toHaveValue("Gmail");
  await expect(page.getByText(/Enter an app password/)).toBeVisible();
  await expectNoSeriousFindings(page);
  await page.getByRole("button", { name: "Skip" }).press("Enter");
  await expect(heading(page, "Start with something in the shop?")).toBeFocused();
}

// What a shop in use gets instead of the sample, and one that is to be empty: ui/src/pages/admin/tests/first-run.test.tsx.
test.describe("the first run", () => {
  // These are refused on purpose.
  test.use({ expectedErrors: /status of (400|401|403|409|429)/ });
  test.setTimeout(240_000);

  test("leads from the password to a shop with products by mouse and keys, goes on where it was left, and a forgotten password is set anew", async ({
    page,
  }) => {
    await withNewShop(page, async ({ front, adminUrl }) => {
      await setPassword(page, adminUrl);

      await atStep(page, "Your workshop");
      await expect(page.getByText("Step 2 of 10")).toBeVisible();
      const name = page.getByLabel("Business name");
      await name.fill("");
      await goOn(page);
      await expect(name).toHaveAccessibleDescription("Business name is required");
      await expect(name).toBeFocused();
      await name.fill("Byrne's Garage");
      await page.getByLabel("Address").fill("12 Castle Road, Kilkenny");
      await page.getByLabel("Phone").fill("056 123 4567");
      await page.getByLabel("E-mail").fill("byrne@gmail.com");
      const trades = page.getByRole("group", { name: "What do you do?" });
      await trades.getByRole("checkbox", { name: "Sell parts" }).uncheck();
      await trades.getByRole("checkbox", { name: "Work on cars" }).uncheck();
      await goOn(page);
      await expect(page.getByText("Choose at least one: sell parts, or work on cars")).toBeVisible();
      await trades.getByRole("checkbox", { name: "Sell parts" }).check();
      await trades.getByRole("checkbox", { name: "Work on cars" }).check();
      await page.reload();
      await expect(page.getByLabel("Phone")).toHaveValue("056 123 4567");
      await name.press("Enter");
      await expect(heading(page, "Logo and colour")).toBeFocused();
      await answerQuestions(page);

      await atStep(page, "Start with something in the shop?");
      await expect.poll(async () => (await stepOf(page, adminUrl)).step).toBe("catalogue");
      await page.goto(`${adminUrl}/admin/dashboard`);
      await page.getByRole("link", { name: "Continue" }).click();
      await expect(heading(page, "Start with something in the shop?")).toBeVisible();
      const goOnLoading = await holdLoading(page);
      await loadSample(page).click();
      await expect(page.getByRole("progressbar", { name: "Sample catalogue" })).toBeVisible();
      await expect(page.getByText("Preparing pictures: 3 of 9")).toBeVisible();
      await expect(page.getByRole("status").filter({ hasText: "Preparing" })).toBeFocused();
      goOnLoading();
      await expect(page.getByText("The sample is loaded.")).toBeVisible({
        timeout: SAMPLE_LIMIT_MS,
      });
      await expect(loadSample(page)).toHaveCount(0);
      await goOn(page);

      await expect(heading(page, "Where your data is")).toBeFocused();
      await atStep(page, "Where your data is");
      await new Shop(page).expectFits();
      await expect(page.getByText(/pitlane-new-/)).toBeVisible();
      // The shop without a window can open no file manager.
      await expect(page.getByRole("button", { name: "Open", exact: true })).toHaveCount(0);
      await page.getByRole("button", { name: "Go to the back office" }).press("Enter");
      await expect(page).toHaveURL(`${adminUrl}/admin/today`);
      await expect(page.getByText("Setup is not finished yet.")).toHaveCount(0);
      // Name, phone, hours, tax, delivery, payment and the sample's products are done; the rest was skipped or
      // left.
      await expect(page.getByText("7 of 12 done")).toBeVisible();

      expect((await page.request.get(`${front}/api/admin/first-run`)).status()).toBe(401);
      const [product] = await (await page.request.get(`${front}/api/products`)).json();
      await page.goto(`${front}/shop/${product.slug}`);
      await expect(heading(page, product.name)).toBeVisible();
      await expect(page.getByText("Byrne's Garage").first()).toBeVisible();
      const { stats } = await (await page.request.get(`${front}/api/settings`)).json();
      expect(stats).toEqual([{ value: "100+", label: "Vehicles Styled" }]);
      const networks = page.getByRole("contentinfo").getByRole("link", { name: /opens in a new tab/ });
      await expect(networks).toHaveCount(1);
      await expect(networks).toHaveAttribute("href", "https://www.instagram.com/byrnes");

      await test.step("a forgotten password is set anew in the program's own window alone", () =>
        forgetPassword(page, adminUrl));
    });
  });
});
