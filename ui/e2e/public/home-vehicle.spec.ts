import { card } from "../catalogue-verbs";
import { expect, test, watchShifts } from "../fixtures";

const KIT = "Sixpot 345 Front Brake Kit, Volkswagen Group";
const GOLF = "/shop/brands/volkswagen/golf-mk7";

test("home leads from the vehicle to its parts, knows it afterwards, and the search is for it until it is dropped", async ({
  shop,
  page,
}) => {
  await test.step("home leads from the vehicle to its parts, and knows it afterwards", async () => {
    await shop.visit("/");
    const ways = page.locator("#shop");
    await ways.scrollIntoViewIfNeeded();
    // The section answers once its script is loaded, which then fetches the brands.
    await expect(ways.getByRole("link", { name: "Volkswagen" })).toBeVisible();
    await ways.getByRole("link", { name: "Choose brand and model" }).click();
    const dialog = page.getByRole("dialog", { name: "Your vehicle" });
    await expect(dialog.getByLabel("Find your vehicle")).toBeFocused();
    await page.keyboard.type("golf gti");
    await expect(dialog.getByRole("status")).toHaveText("4 found. “gti” is not in our list.");
    await dialog.getByLabel("Find your vehicle").fill("vw glof 2016");
    await dialog.getByRole("button", { name: "Volkswagen Golf Mk7, 2013-2020" }).click();
    await expect(dialog.getByLabel("Year")).toHaveValue("2016");
    const use = dialog.getByRole("button", { name: "Use this vehicle" });
    await expect(use).toContainText(/Show \d+ parts that fit/);
    const count = (await use.textContent())?.match(/\d+/)?.[0];
    await use.click();
    await expect(page).toHaveURL(GOLF);
    await expect(page.getByRole("link", { name: `All ${count}` })).toBeVisible();
    await expect(card(page, KIT)).toContainText("Fits your vehicle");

    await watchShifts(page);
    await shop.visit("/");
    await ways.scrollIntoViewIfNeeded();
    await expect(ways.getByRole("heading", { name: "Volkswagen Golf Mk7 · 2016" })).toBeVisible();
    await expect(ways.getByRole("article").first()).toBeVisible();
    await shop.expectNoShift("the home page");
    // The rest of the page is scanned in home.spec.ts.
    await shop.expectFits("#shop");
    await ways.getByRole("link", { name: "Show parts that fit" }).click();
    await expect(page).toHaveURL(GOLF);
    await card(page, KIT).getByRole("link", { name: KIT, exact: true }).click();
    await page.getByRole("link", { name: "Ask about this part" }).click();
    await expect(page.getByRole("textbox", { name: /^Vehicle/ })).toHaveValue("Volkswagen Golf Mk7 · 2016");
  });

  await test.step("a search from the header is for the visitor's vehicle, which can be dropped", async () => {
    await page.keyboard.press("Escape");
    await page.getByRole("heading", { level: 2, name: "Get In Touch" }).click();
    await page.keyboard.press("/");
    await page.getByRole("combobox", { name: "Search parts" }).fill("brake kit");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/search\?q=brake\+kit&modelId=[\da-f-]{36}&year=2016$/);
    await expect(page.getByText("For Volkswagen Golf Mk7")).toBeVisible();
    await expect(card(page, KIT)).toContainText("Fits your vehicle");
    await page.getByRole("link", { name: "All vehicles" }).click();
    await expect(page).toHaveURL("/search?q=brake+kit&modelId=");
    await expect(page.getByText("For Volkswagen Golf Mk7")).toBeHidden();
    await expect(card(page, KIT)).not.toContainText("Fits your vehicle");
  });
});
