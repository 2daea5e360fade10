import { cartLine } from "../cart-verbs";
import { card } from "../catalogue-verbs";
import { fillCheckout, placeAndRead } from "../checkout-verbs";
import { goInside } from "../go";
import { expect, expectNoSeriousFindings, openMore, test } from "./admin-verbs";

test("a part is ordered beyond its stock, and customer and owner read when it is ready", async ({
  shop,
  page,
  owner,
}) => {
  const { name: category } = await owner.category();
  const part = await owner.product({ category, price: "50.00", inventory: 2 });

  await test.step("the owner says in its form after how many days more can be had", async () => {
    await shop.visit(`/admin/dashboard?category=${encodeURIComponent(category)}`);
    await page.getByRole("link", { name: part.name }).click();
    await openMore(page);
    await page.getByLabel("Days until you can have more").fill("21");
    await page.getByRole("button", { name: "Save product" }).click();
    await expect(shop.toast("Product saved")).toBeVisible();
  });

  await test.step("page and cart say it, and take more than is in stock", async () => {
    await goInside(page, `/shop/${part.slug}`);
    await expect(page.getByText("More than 2: ready in about 3 weeks")).toBeVisible();
    await expect(page.getByText("2 in stock", { exact: true })).toBeVisible();
    const more = page.getByRole("button", { name: "Increase quantity" });
    for (let pieces = 1; pieces < 5; pieces++) await more.click();
    await expect(page.getByText("2 in stock, 3 more ready in about 3 weeks")).toBeVisible();
    await shop.expectFits();
    await page.getByRole("button", { name: "Add to Cart" }).click();
    await expect(page.getByText("5 added to your cart.")).toBeAttached();
    await goInside(page, "/cart");
    await expect(cartLine(page, part.name)).toContainText("2 in stock, 3 more ready in about 3 weeks");
    await shop.expectFits();
  });

  const { orderId } =
    await test.step("the checkout says it beside the sum, and the order keeps it", async () => {
      await goInside(page, "/checkout");
      await expect(page.getByText("2 in stock, 3 more ready in about 3 weeks")).toBeVisible();
      await fillCheckout(page);
      const placed = await placeAndRead(page);
      await expect(page.getByText("3 of them ready in about 3 weeks")).toBeVisible();
      await expectNoSeriousFindings(page);
      return placed;
    });

  await test.step("the owner sees what is to be ordered, and a sold-out part can still be ordered", async () => {
    await goInside(page, `/admin/orders/${orderId}`);
    await expect(page.getByText("3 to order or make, told: about 3 weeks")).toBeVisible();
    await shop.expectFits();
    await goInside(page, "/admin/demand");
    const row = page.getByRole("row").filter({ hasText: part.name });
    await expect(row).toContainText("to order for customers: 3");
    await shop.visit(`/shop?category=${encodeURIComponent(category)}`);
    await expect(card(page, part.name)).toContainText("Ready in about 3 weeks");
    await shop.visit(`/shop/${part.slug}`);
    await expect(page.getByText("Ready in about 3 weeks").first()).toBeVisible();
    await expect(page.getByRole("button", { name: "Add to Cart" })).toBeEnabled();
    await expect(page.getByRole("form", { name: "Tell me when it is back" })).toHaveCount(0);
  });
});
