import type { Page } from "@playwright/test";
import { bringCart, cartLine, readCart } from "../cart-verbs";
import { findProduct, type ListedProduct, title } from "../catalogue-verbs";
import { CUSTOMER, fillCheckout, placeOrder } from "../checkout-verbs";
import { expect, expectNoSeriousFindings, type Owner, test } from "../sample-shop";

const there = ({ slug }: ListedProduct) => slug === "ph-neutral-car-shampoo-1-litre";
const scarce = ({ inventory, name }: ListedProduct) => inventory >= 2 && inventory <= 4 && name.length < 60;

/** Leave so many pieces, as if somebody else had been quicker. */
async function leave(page: Page, owner: Owner, product: ListedProduct, left: number) {
  await owner.stock(product.id, left);
  await expect
    .poll(async () => (await findProduct(page, ({ id }) => id === product.id)).inventory)
    .toBe(left);
}

test.describe("sold out meanwhile", () => {
  test.use({ expectedErrors: [/status of 409|net::ERR_FAILED/] });

  // What can be done where fewer are left than wanted: ui/src/pages/tests/checkout-lines.test.tsx.
  test("what is sold out is marked, not counted, and left behind, in the cart and at the last step", async ({
    shop,
    page,
    owner,
  }) => {
    await test.step("the cart marks the line, does not count it, and goes on without it", async () => {
      const [gone, available] = [await findProduct(page, scarce), await findProduct(page, there)];
      const id = await bringCart(page, [
        [gone, 1],
        [available, 1],
      ]);
      await leave(page, owner, gone, 0);
      await shop.visit("/cart");
      await expect(cartLine(page, gone.name)).toContainText("Sold out");
      const summary = page.getByRole("region", { name: "Order summary" });
      await expect(summary).toContainText("Subtotal€14.50");
      await expect(summary.getByRole("link", { name: "Proceed to Checkout" })).toHaveCount(0);
      await expect(summary.getByRole("alert")).toContainText(`${gone.name} is sold out`);
      await shop.expectFits("main");
      await summary.getByRole("button", { name: "Remove it and go on" }).click();
      await expect(page).toHaveURL("/checkout");
      await expect(page.getByRole("form")).toContainText("Total€15.95");
      expect((await readCart(page, id)).items.map(({ productId }) => productId)).toEqual([available.id]);
      await owner.stock(gone.id, gone.inventory);
    });

    await test.step("at the last step: a summary that stays, the line marked, and on without it", async () => {
      const [gone, available] = [await findProduct(page, scarce), await findProduct(page, there)];
      await bringCart(page, [
        [gone, 1],
        [available, 1],
      ]);
      await shop.visit("/checkout");
      await fillCheckout(page);
      // The cart's polling would notice it by itself; the customer is quicker here.
      let quick = true;
      await page.route(/\/api\/cart\/[^/]+$/, (route) => (quick ? route.abort() : route.continue()));
      await leave(page, owner, gone, 0);
      const refused = page.waitForResponse("**/api/checkout/confirm");
      await placeOrder(page);
      quick = false;
      expect((await refused).status()).toBe(409);
      await expect(shop.toast("Checkout failed")).toContainText(`Sold out: ${gone.name}`);
      const form = page.getByRole("form");
      const alert = form.getByRole("alert");
      await expect(alert).toContainText(`${gone.name} is sold out`);
      await expect(form.getByRole("listitem").filter({ hasText: gone.name }).first()).toContainText(
        "Sold out",
      );
      await expect(form).toContainText("Total€15.95");
      await expect(page.getByRole("button", { name: "Place Order" })).toBeDisabled();
      await page.mouse.move(0, 0);
      await expect(shop.toast("Checkout failed")).toHaveCount(0, { timeout: 15_000 });
      await expect(alert).toBeVisible();
      await expectNoSeriousFindings(page, "main");
      await alert.getByRole("button", { name: "Remove it and go on" }).click();
      await expect(alert).toHaveCount(0);
      await expect(page.getByRole("button", { name: "Place Order" })).toBeFocused();
      await expect(page.getByLabel("Full name")).toHaveValue(CUSTOMER["Full name"]);
      await placeOrder(page);
      await expect(title(page, "Order Confirmed!")).toBeVisible();
      await expect(page.getByRole("main")).toContainText("Total€15.95");
      await owner.stock(gone.id, gone.inventory);
    });
  });
});
