import { cartLine, storedCartId } from "../cart-verbs";
import { card, findProduct, type ListedProduct, pickVehicle, title } from "../catalogue-verbs";
import { fillCheckout, placeAndRead } from "../checkout-verbs";
import { expect, test } from "../fixtures";

const sold = (slug: string) => (product: ListedProduct) => product.slug === slug;

test("a customer orders a part for their car", { tag: "@phone" }, async ({ shop, page }) => {
  const mats = await findProduct(page, sold("trim-to-fit-carpet-mats-set-of-four"));
  await shop.visit("/by-vehicle");
  await pickVehicle(page, "Skoda", /^Octavia Mk3/);
  await card(page, mats.name).getByRole("link", { name: mats.name, exact: true }).click();
  await page.getByRole("button", { name: "Increase quantity" }).click();
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await expect(page.getByRole("button", { name: "Added to Cart!" })).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: /Cart/ }).click();
  await expect(cartLine(page, mats.name)).toContainText("€58.00");
  await page.getByRole("link", { name: "Proceed to Checkout" }).click();
  await fillCheckout(page);
  const { orderId, order } = await placeAndRead(page);
  await expect(title(page, "Order Confirmed!")).toBeVisible();
  expect(order).toMatchObject({ subtotal: "58.00", tax: "5.80", total: "63.80" });
  const placed = await (await page.request.get(`/api/orders/${orderId}`)).json();
  expect(placed).toMatchObject({ status: "pending", total: "63.80", customerName: "Aoife Byrne" });
  const left = await findProduct(page, sold(mats.slug));
  expect(left.inventory).toBe(mats.inventory - 2);
  expect(await storedCartId(page)).toBeNull();
});

test("a customer orders from two categories and changes their mind on the way", async ({ shop, page }) => {
  await shop.visit("/shop");
  const main = page.getByRole("main");
  await main.getByRole("link", { name: "Valeting and Cleaning Equipment" }).click();
  await card(page, "Microfibre Cloths, Pack of Eight").getByRole("link", { name: "View Details" }).click();
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await expect(page.getByRole("button", { name: "Added to Cart!" })).toBeVisible();
  await page.getByRole("link", { name: "Back to Shop" }).click();
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await main.getByRole("link", { name: "Car Accessories" }).click();
  await card(page, "Nightwatch Dash Cam, 1440p").getByRole("link", { name: "View Details" }).click();
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await expect(page.getByRole("button", { name: "Added to Cart!" })).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: /Cart/ }).click();
  await page.getByRole("button", { name: "Remove Nightwatch Dash Cam, 1440p" }).click();
  await expect(shop.toast("Item removed")).toBeVisible();
  const cloths = cartLine(page, "Microfibre Cloths, Pack of Eight");
  await cloths.getByRole("button", { name: "Increase quantity" }).click();
  await expect(cloths).toContainText("€32.00");
  await page.getByRole("link", { name: "Proceed to Checkout" }).click();
  await fillCheckout(page);
  const { order } = await placeAndRead(page);
  expect(order).toMatchObject({ subtotal: "32.00", tax: "3.20", total: "35.20" });
  await expect(title(page, "Order Confirmed!")).toBeVisible();
  await page.getByRole("link", { name: "Continue Shopping" }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: /Cart/ })).not.toContainText(/\d/);
});
