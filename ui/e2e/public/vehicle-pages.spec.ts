import { title } from "../catalogue-verbs";
import { expect, test } from "../fixtures";

test("a model's page and a brand's lead to each other, to their neighbours and to the parts", async ({
  shop,
  page,
}) => {
  await test.step("a model's page counts its parts and leads to its siblings and back to the brand", async () => {
    await shop.visit("/shop/brands/audi/a3-8v");
    await expect(title(page, "Audi A3 8V")).toBeVisible();
    const count = await page.getByRole("article").count();
    await expect(page.getByText(new RegExp(`^${count} parts, from €.* to €.*:`))).toBeVisible();
    await shop.expectFits();
    await page.getByRole("navigation", { name: "Other Audi models" }).getByRole("link").first().click();
    await expect(page).toHaveURL(/\/shop\/brands\/audi\/./);
    await expect(page.getByRole("heading", { level: 1, name: /^Audi ./ })).toBeFocused();
    await page.getByRole("navigation", { name: "You are here" }).getByRole("link", { name: "Audi" }).click();
    await expect(page).toHaveURL("/shop/brands/audi");
    await expect(title(page, "Audi")).toBeFocused();
  });

  await test.step("a brand's page tells what there is and leads to its models and to the other brands", async () => {
    await shop.visit("/shop");
    await page.getByRole("link", { name: "Audi", exact: true }).click();
    await expect(page).toHaveURL("/shop/brands/audi");
    await expect(title(page, "Audi")).toBeFocused();
    await expect(page.getByText(/^Parts and accessories for \d+ models of Audi\./)).toBeVisible();
    await shop.expectFits();
    const others = page.getByRole("navigation", { name: "Other brands" });
    await expect(others.getByRole("link", { name: "Audi", exact: true })).toHaveCount(0);
    await others.getByRole("link", { name: "Tesla", exact: true }).click();
    await expect(title(page, "Tesla")).toBeFocused();
    await page.goBack();
    await expect(title(page, "Audi")).toBeVisible();
  });

  await test.step("a product leads to the pages of the vehicles that it fits", async () => {
    await shop.visit("/shop/brands/audi/a3-8v");
    await page.getByRole("article").first().getByRole("heading").getByRole("link").click();
    const fits = page.getByRole("region", { name: "Fits these vehicles" });
    await fits.locator("details:not([open]) summary").first().click();
    await expect(fits.getByRole("link").first()).toHaveAttribute("href", /^\/shop\/brands\/[^/]+\/[^/]+$/);
  });
});

test.describe("a vehicle or a category that there is not", () => {
  test.use({ expectedErrors: /status of 404/ });

  test("is a 404 that says so", async ({ shop, page }) => {
    for (const path of ["/shop/brands/trabant", "/shop/brands/audi/a99"]) {
      expect((await page.goto(path))?.status(), path).toBe(404);
      await shop.ready();
      await expect(page.getByRole("heading", { name: "Vehicle not found" })).toBeVisible();
    }
    expect((await page.goto("/shop?category=trabant"))?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "Category not found" })).toBeVisible();
  });
});
