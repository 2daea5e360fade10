import type { Page } from "@playwright/test";
import { bringCart, cartLine, readCart } from "../cart-verbs";
import { card } from "../catalogue-verbs";
import { goInside } from "../go";
import { expect, expectNoSeriousFindings, openMore, test } from "./admin-verbs";

const dialog = (page: Page) => page.getByRole("dialog");
const WAS = "Was €50.00 (−20%)";
const WHOLE = `${WAS}, the lowest price in the 30 days before the sale`;

test("the owner puts parts on sale, and customers see it and pay it", async ({ shop, page, owner }) => {
  const { name: category } = await owner.category();
  const part = await owner.product({ category, price: "50.00", inventory: 9 });
  const raised = await owner.product({ category, price: "20.00" });
  await owner.patch(`/api/admin/products/${raised.id}`, { price: "30.00" });

  await test.step("a campaign says each price before it happens, and who is left out", async () => {
    await shop.visit(`/admin/dashboard?category=${encodeURIComponent(category)}`);
    for (const { name } of [part, raised]) await page.getByLabel(`Select ${name}`).check();
    await page.getByRole("button", { name: "Put on sale…" }).click();
    await dialog(page).getByLabel("Percentage off").fill("20");
    await dialog(page).getByLabel("Ends").fill("2099-11-30T18:00");
    const prices = dialog(page).getByRole("region", { name: "Prices and sale prices" });
    await expect(prices).toContainText("€50.00 → €40.00");
    await expect(prices).toContainText("€24.00 is not below €20.00, its lowest price in the 30 days before");
    await shop.expectFits();
    await dialog(page).getByRole("button", { name: "Put 1 product on sale" }).click();
    await expect(shop.toast("Sale changed")).toContainText("1 product");
    await expect(page.getByRole("row").filter({ hasText: part.name })).toContainText("€40.00 on sale");
  });

  await test.step("customers see it with the prior price, and the cart charges it", async () => {
    await goInside(page, `/shop?category=${encodeURIComponent(category)}`);
    await expect(card(page, part.name)).toContainText("€40.00");
    await expect(card(page, part.name)).toContainText(WAS);
    await expect(card(page, raised.name)).toContainText("€30.00");
    const cart = await bringCart(page, [[{ ...part, images: [] }, 2]]);
    await shop.visit(`/shop/${part.slug}`);
    await expect(page.getByText(WHOLE)).toBeVisible();
    await shop.expectFits();
    await page.getByRole("link", { name: /^Cart/ }).click();
    await expect(cartLine(page, part.name)).toContainText("€40.00 each");
    await expect(cartLine(page, part.name)).toContainText(WHOLE);
    expect(await readCart(page, cart)).toMatchObject({ subtotal: "80.00" });
  });

  await test.step("the product's form shows the sale, and says when it would not be seen", async () => {
    await goInside(page, `/admin/products/${part.id}`);
    const sale = page.getByRole("region", { name: "Sale" });
    await expect(sale.getByLabel("Sale price")).toHaveValue("40.00");
    await expect(sale.getByRole("status")).toHaveText("The lowest price in the 30 days before is €50.00.");
    await sale.getByLabel("Sale price").fill("45");
    await expect(sale.getByRole("status"), "a sale that goes on has the first one's").toHaveText(
      "The lowest price in the 30 days before is €50.00.",
    );
    await sale.getByLabel("Sale price").fill("");
    await sale.getByLabel("Begins").fill("");
    await sale.getByLabel("Ends").fill("");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(shop.toast("Product saved")).toBeVisible();
    expect(await owner.read(`/api/products/${part.slug}`)).toMatchObject({ price: "50.00", sale: null });
    await goInside(page, `/admin/products/${raised.id}`);
    await openMore(page);
    await sale.getByLabel("Sale price").fill("24");
    await sale.getByLabel("Ends").fill("2099-11-30T18:00");
    await expect(sale.getByRole("status")).toHaveText(
      "Customers will not see this sale: €24.00 is not below €20.00, its lowest price in the 30 days before",
    );
    await expectNoSeriousFindings(page);
  });
});
