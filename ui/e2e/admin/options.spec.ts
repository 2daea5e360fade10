import type { Page } from "@playwright/test";
import { cartLine } from "../cart-verbs";
import { fillCheckout, placeAndRead } from "../checkout-verbs";
import { goInside } from "../go";
import { openMore } from "./admin-verbs";
import { expect, expectNoSeriousFindings, test } from "./trade-verbs";

const PHONE = { width: 390, height: 844 };
const PICTURES = 3;
const OPTIONS = [
  { name: "Red", stock: "3" },
  { name: "Blue", stock: "2" },
  { name: "Green", stock: "0" },
];
const panel = (page: Page) => page.getByRole("region", { name: "Options" });
const choice = (page: Page, name: string | RegExp) => page.getByRole("radio", { name });
const summary = (page: Page) => page.getByRole("region", { name: "Order summary" });

// What is asked of a line that came to have options: ui/src/pages/tests/cart.test.tsx.
test.describe("options of a product", () => {
  test.use({ expectedErrors: [/status of 409/] });

  test("are typed by the owner, chosen on a phone with a sale and a code, and sent back one by one", async ({
    owner,
    shop,
    page,
  }) => {
    const { name: category } = await owner.category();
    const part = await owner.product({ category, price: "50.00" });
    const pictures: string[] = [];
    for (let count = 0; count < PICTURES; count += 1) pictures.push((await owner.upload()).url);
    await page.request.put(`/api/admin/products/${part.id}/images`, {
      data: { images: pictures.map((url) => ({ url, alt: "" })) },
    });
    await page.request.post("/api/admin/discounts", {
      data: { code: "REGULAR10", kind: "percent", value: "10" },
    });

    await test.step("the owner types them by the keyboard, with a sale", async () => {
      await shop.visit(`/admin/products/${part.id}`);
      await openMore(page);
      await panel(page).getByRole("button", { name: "Add option" }).press("Enter");
      for (const [place, { name, stock }] of OPTIONS.entries()) {
        await expect(panel(page).getByLabel(`Name of option ${place + 1}`)).toBeFocused();
        await page.keyboard.type(name);
        await page.keyboard.press("Tab");
        await page.keyboard.type(stock);
        if (place < OPTIONS.length - 1) await page.keyboard.press("Enter");
      }
      await panel(page).getByRole("button", { name: "Move down Red" }).press("Enter");
      await expect(panel(page).getByRole("button", { name: "Move down Red" })).toBeFocused();
      await panel(page).getByLabel("Picture of option 2").selectOption("Picture 3");
      await expect(page.getByText("5 in its options, below")).toBeVisible();
      await page.getByLabel("Sale price").fill("40");
      await page.getByLabel("Ends").fill("2099-11-30T18:00");
      const own = panel(page).getByLabel("Own price (€) of option 1");
      await own.fill("45");
      await page.getByRole("button", { name: "Save product" }).click();
      await expect(own).toBeFocused();
      await expect(own).toHaveAccessibleDescription(
        "A sale needs one price for all options: remove their own prices, or the sale",
      );
      await own.fill("");
      await page.getByRole("button", { name: "Save product" }).click();
      await expect(shop.toast("Product saved")).toBeVisible();
      await goInside(page, `/admin/products/${part.id}`);
      for (const [place, name] of ["Blue", "Red", "Green"].entries()) {
        await expect(panel(page).getByLabel(`Name of option ${place + 1}`)).toHaveValue(name);
      }
      await panel(page).getByRole("button", { name: "Remove Red" }).press("Enter");
      await expect(panel(page)).toContainText("Red is removed when you save, with its 3 pieces in stock.");
      await shop.expectFits();
    });

    await test.step("a customer chooses one on a phone, and the address leads to it", async () => {
      await page.setViewportSize(PHONE);
      await shop.visit(`/shop/${part.slug}`);
      await expect(choice(page, /Green.*sold out/)).toBeAttached();
      await page.getByRole("button", { name: "Choose an option" }).click();
      await expect(choice(page, "Blue")).toBeFocused();
      await page.getByText("Red", { exact: true }).click();
      await expect(page).toHaveURL(/\?option=/);
      await page.reload();
      await shop.ready();
      await expect(choice(page, "Red")).toBeChecked();
      await expect(page.getByText("3 in stock")).toBeVisible();
      await expect(page.getByText("Was €50.00 (−20%)")).toBeVisible();
      await expectNoSeriousFindings(page);
      await shop.expectNoSidewaysScroll();
      await page.getByRole("button", { name: "Add to Cart" }).click();
      await expect(page.getByRole("button", { name: "Added to Cart!" })).toBeVisible();
    });

    const order = await test.step("it is ordered with a code", async () => {
      await page.getByRole("link", { name: /^Cart/ }).click();
      await expect(cartLine(page, `${part.name}, Red`)).toContainText("€40.00");
      await page.getByRole("button", { name: "Discount code" }).click();
      await page.getByLabel("Discount code").fill("regular10");
      await page.getByLabel("Discount code").press("Enter");
      await expect(summary(page)).toContainText("Discount (REGULAR10)−€4.00");
      await page.getByRole("link", { name: "Proceed to Checkout" }).click();
      await expect(page.getByRole("main")).toContainText(`${part.name}, Red`);
      await fillCheckout(page);
      const placed = await placeAndRead(page);
      await expect(page.getByRole("heading", { name: "Order Confirmed" })).toBeVisible();
      return placed.order as unknown as { id: string };
    });

    await test.step("the owner sees which one it was", async () => {
      await shop.visit(`/admin/orders/${order.id}`);
      await expect(page.getByRole("main")).toContainText(`${part.name}, Red`);
      await goInside(page, `/admin/products/${part.id}`);
      await expect(panel(page).getByLabel("Stock of option 2")).toHaveValue("2");
      await expect(page.getByText("4 in its options, below")).toBeVisible();
    });
  });
});
