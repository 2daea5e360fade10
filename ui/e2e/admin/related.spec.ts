import { title } from "../catalogue-verbs";
import { expect, test } from "./own-shop";

test("parts are chosen to go with a part, and its page and the cart show them", async ({ shop, page }) => {
  const send = async (path: string, data: object) => {
    const answer = await page.request.post(path, { data });
    if (!answer.ok()) throw new Error(await answer.text());
    return answer.json();
  };
  const category = await send("/api/admin/product-categories", { name: "Cleaning to go with" });
  const add = async (name: string, slug: string) => {
    const given = { name, slug, description: "Cleans the wheels.", price: "9.00", inventory: 5 };
    return (await send("/api/admin/products", { ...given, category: category.name })).product;
  };
  const cleaner = await add("Rim cleaner", "rim-cleaner");
  const brush = await add("Rim brush", "rim-brush");
  const mitt = await add("Rim mitt", "rim-mitt");
  const canister = await add("Rim cleaner, 5 litres", "rim-cleaner-5-litres");

  await test.step("the owner chooses them at the end of the product's form", async () => {
    await page.goto(`/admin/products/${cleaner.id}`);
    await page.getByText("Goes with / Instead of").click();
    const words = page.getByLabel("Find a part by name or number");
    await words.fill("rim brush");
    await page.getByRole("button", { name: "Add Rim brush" }).click();
    const chosen = page.getByRole("list", { name: "Chosen parts" });
    await expect(chosen).toContainText("Rim brush");
    await words.fill("rim mitt");
    await page.getByRole("button", { name: "Add Rim mitt" }).click();
    await chosen.getByRole("button", { name: "Move up Rim mitt" }).press("Enter");
    await expect(chosen.getByRole("listitem")).toHaveText([/Rim mitt/, /Rim brush/]);
    await expect(chosen.getByRole("button", { name: "Move down Rim mitt" })).toBeFocused();
    await page.getByText("Instead of it", { exact: false }).last().click();
    await words.fill("rim brush");
    await expect(page.getByRole("button", { name: "Chosen Rim brush" })).toBeDisabled();
    await words.fill("5 litres");
    await page.getByRole("button", { name: "Add Rim cleaner, 5 litres" }).click();
    await expect(chosen).toContainText("5 litres");
    await shop.expectFits();
  });

  await test.step("its page and the cart show them", async () => {
    await shop.visit("/shop/rim-cleaner");
    await expect(title(page, "Rim cleaner")).toBeVisible();
    await expect(page.getByRole("region", { name: "Parts that go with it" }).getByRole("article")).toHaveText(
      [/Rim mitt/, /Rim brush/],
    );
    await expect(page.getByRole("region", { name: "Instead of this part" })).toContainText("5 litres");
    await page.getByRole("button", { name: "Add to Cart" }).click();
    await expect(page.getByText("1 added to your cart.")).toBeAttached();
    await page.getByRole("link", { name: /^Cart/ }).click();
    await expect(page.getByRole("region", { name: "Goes with what is in your cart" })).toContainText(
      "Rim brush",
    );
    await shop.expectFits();
  });
  const ids = [cleaner.id, brush.id, mitt.id, canister.id];
  await page.request.post("/api/admin/products/bulk-delete", { data: { ids } });
  await page.request.delete(`/api/admin/product-categories/${category.id}`);
});
