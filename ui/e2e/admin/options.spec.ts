import type { Page } from "@playwright/test";
import { cartLine } from "../cart-verbs";
import { fillCheckout, placeAndRead } from "../checkout-verbs";
import { openMore } from "./admin-verbs";
import { expect, expectNoSeriousFindings, test } from "./trade-verbs";

const PHONE = { width: 390, height: 844 };
const PICTURES = 6;
const OPTIONS = [
  { name: "Red", stock: "3" },
  { name: "Blue", stock: "2" },
  { name: "Green", stock: "0" },
];
const panel = (page: Page) => page.getByRole("region", { name: "Options" });
const choice = (page: Page, name: string | RegExp) => page.getByRole("radio", { name });
const summary = (page: Page) => page.getByRole("region", { name: "Order summary" });

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
      await shop.visit(`/admin/products/${part.id}`);
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
      await shop.visit("/cart");
      await expect(cartLine(page, `${part.name}, Red`)).toContainText("€40.00");
      await page.getByRole("button", { name: "Discount code" }).click();
      await page.getByLabel("Discount code").fill("regular10");
      await page.getByLabel("Discount code").press("Enter");
      await expect(summary(page)).toContainText("Discount (REGULAR10)−€4.00");
      await shop.visit("/checkout");
      await expect(page.getByRole("main")).toContainText(`${part.name}, Red`);
      await fillCheckout(page);
      const placed = await placeAndRead(page);
      await expect(page.getByRole("heading", { name: "Order Confirmed" })).toBeVisible();
      return placed.order as unknown as { id: string };
    });

    await test.step("the owner sees which one it was", async () => {
      await shop.visit(`/admin/orders/${order.id}`);
      await expect(page.getByRole("main")).toContainText(`${part.name}, Red`);
      await shop.visit(`/admin/products/${part.id}`);
      await expect(panel(page).getByLabel("Stock of option 2")).toHaveValue("2");
      await expect(page.getByText("4 in its options, below")).toBeVisible();
    });
  });

  test("that came after a product was put into a cart are asked for there", async ({ owner, shop, page }) => {
    const { name: category } = await owner.category();
    const part = await owner.product({ category });
    await shop.visit(`/shop/${part.slug}`);
    await page.getByRole("button", { name: "Add to Cart" }).click();
    await expect(page.getByRole("button", { name: "Added to Cart!" })).toBeVisible();
    const options = [{ name: "Left", inventory: 2 }];
    await page.request.put(`/api/admin/products/${part.id}/options`, { data: { options } });
    await shop.visit("/cart");
    await expect(cartLine(page, part.name)).toContainText("Please choose an option");
    await expect(
      page.getByText(`${part.name} comes in several options now: choose one on its page.`),
    ).toBeVisible();
    await expectNoSeriousFindings(page);
    await cartLine(page, part.name).getByRole("link", { name: part.name }).click();
    await page.getByText("Left", { exact: true }).click();
    await page.getByRole("button", { name: "Add to Cart" }).click();
    await expect(page.getByRole("button", { name: "Added to Cart!" })).toBeVisible();
    await shop.visit("/cart");
    await expect(cartLine(page, `${part.name}, Left`)).toBeVisible();
    await cartLine(page, part.name).first().getByRole("button", { name: "Remove" }).click();
    // The line of an option that goes away joins one without, and would be removed with it.
    await expect(cartLine(page, part.name)).toHaveCount(0);
    const others = [{ name: "Right", inventory: 2 }];
    await page.request.put(`/api/admin/products/${part.id}/options`, { data: { options: others } });
    await shop.visit("/cart");
    const gone = "No longer offered: Left. Please choose another option";
    await expect(cartLine(page, part.name)).toContainText(gone);
    await expect(
      page.getByText(`No longer offered: ${part.name}, Left. Choose another option on its page.`),
    ).toBeVisible();
    await shop.visit("/checkout");
    await expect(page.getByRole("form")).toContainText(gone);
  });
});
