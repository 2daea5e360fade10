import { card, pickVehicle, title } from "../catalogue-verbs";
import { expect, test } from "../fixtures";

test("categories, brands and models lead to the parts, to each other, and back", async ({ shop, page }) => {
  const main = page.getByRole("main");

  await test.step("the shop opens with its categories and its brands", async () => {
    await shop.visit("/shop");
    await expect(page).toHaveTitle(/^Shop \| /);
    for (const label of ["Styling Parts", "Car Accessories", "Valeting and Cleaning Equipment"]) {
      await expect(main.getByRole("link", { name: label })).toBeVisible();
    }
    await expect(page.getByRole("link", { name: "Volkswagen", exact: true })).toBeVisible();
    await shop.expectFits();
  });

  await test.step("a brand's page tells what there is and leads to the other brands", async () => {
    await page.getByRole("link", { name: "Audi", exact: true }).click();
    await expect(page).toHaveURL("/shop/brands/audi");
    await expect(title(page, "Audi")).toBeFocused();
    await expect(page.getByText(/^Parts and accessories for \d+ models of Audi\./)).toBeVisible();
    await shop.expectFits("main");
    const others = page.getByRole("navigation", { name: "Other brands" });
    await expect(others.getByRole("link", { name: "Audi", exact: true })).toHaveCount(0);
    await others.getByRole("link", { name: "Tesla", exact: true }).click();
    await expect(title(page, "Tesla")).toBeFocused();
    await page.goBack();
    await expect(title(page, "Audi")).toBeVisible();
    await page.goBack();
    await expect(title(page, "Shop")).toBeVisible();
  });

  await test.step("brand, model, parts: in the address, one step back at a time, the same after a reload", async () => {
    await pickVehicle(page, "Audi", /^A3 8V/);
    await expect(page).toHaveURL("/shop/brands/audi/a3-8v");
    await expect(title(page, "Audi A3 8V")).toBeFocused();
    await expect(page.getByRole("article").first()).toBeVisible();
    await shop.expectNoSidewaysScroll();
    await page.reload();
    await expect(title(page, "Audi A3 8V")).toBeVisible();
  });

  await test.step("a model's page counts its parts, which can be narrowed down, and the place on the page is kept", async () => {
    const filter = page.getByRole("navigation", { name: "Filter by category" });
    await expect(page.getByRole("article").first()).toBeVisible();
    const all = await page.getByRole("article").count();
    await expect(page.getByText(new RegExp(`^${all} parts, from €.* to €.*:`))).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 150));
    await filter.getByRole("link", { name: /^Car Accessories/ }).click();
    await expect(page).toHaveURL(/category=car-accessories/);
    await expect.poll(() => page.getByRole("article").count()).toBeLessThan(all);
    await expect(page.getByRole("article").getByText("Styling Parts", { exact: true })).toHaveCount(0);
    expect(await page.evaluate(() => window.scrollY)).toBe(150);
    await shop.expectFits("main");
    await page.goBack();
    await expect(page.getByRole("article")).toHaveCount(all);
  });

  await test.step("a product leads to the pages of the vehicles that it fits", async () => {
    await page.getByRole("article").first().getByRole("heading").getByRole("link").click();
    const fits = page.getByRole("region", { name: "Fits these vehicles" });
    await fits.locator("details:not([open]) summary").first().click();
    await expect(fits.getByRole("link").first()).toHaveAttribute("href", /^\/shop\/brands\/[^/]+\/[^/]+$/);
    await page.goBack();
    await expect(title(page, "Audi A3 8V")).toBeVisible();
  });

  await test.step("a model's page leads to its siblings, each to its brand, and Back all the way to the shop", async () => {
    await page.getByRole("navigation", { name: "Other Audi models" }).getByRole("link").first().click();
    await expect(page).toHaveURL(/\/shop\/brands\/audi\/(?!a3-8v)./);
    await expect(page.getByRole("heading", { level: 1, name: /^Audi ./ })).toBeFocused();
    await page.getByRole("navigation", { name: "You are here" }).getByRole("link", { name: "Audi" }).click();
    await expect(page).toHaveURL("/shop/brands/audi");
    await expect(title(page, "Audi")).toBeFocused();
    await page.goBack();
    await page.goBack();
    await expect(title(page, "Audi A3 8V")).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL("/shop/brands/audi");
    await expect(page.getByRole("link", { name: /^A3 8V/ })).toBeVisible();
    await page.goBack();
    await expect(title(page, "Shop")).toBeVisible();
  });

  await test.step("a category shows its products, by subcategory where wanted", async () => {
    await main.getByRole("link", { name: "Valeting and Cleaning Equipment" }).click();
    await expect(title(page, "Valeting and Cleaning Equipment")).toBeFocused();
    await page.getByRole("link", { name: /^Polishing/ }).click();
    await expect(page).toHaveURL("/shop?category=valeting-cleaning-equipment&subcategory=polishing");
    await expect(card(page, "Orbit 15 Cordless Polisher")).toBeVisible();
    await expect(card(page, "Snow Foam Pre-Wash, 500 ml")).toHaveCount(0);
    await shop.expectFits("main");
  });

  await test.step("Back on the page leads to the start, and the keyboard alone from there to a product, one tab stop a card", async () => {
    await page.getByRole("button", { name: "Back", exact: true }).click();
    await expect(page).toHaveURL("/shop");
    await expect(title(page, "Shop")).toBeFocused();
    await page.getByRole("link", { name: "Tesla", exact: true }).focus();
    await page.keyboard.press("Enter");
    await expect(title(page, "Tesla")).toBeFocused();
    // The models follow the title, and the next tab stop is one of them.
    await expect(main.getByRole("link", { name: /^Model/ }).first()).toBeVisible();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: /^Tesla ./ })).toBeFocused();
    const names = page.getByRole("article").getByRole("heading").getByRole("link");
    await names.first().focus();
    await page.keyboard.press("Tab");
    await expect(names.nth(1)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/shop\/[^/]+$/);
  });
});
