import type { Page } from "@playwright/test";
import { bringCart } from "../cart-verbs";
import { findProduct, type ListedProduct, title } from "../catalogue-verbs";
import { CUSTOMER, fillCheckout, placeOrder } from "../checkout-verbs";
import { watchShifts } from "../fixtures";
import { expect, expectNoSeriousFindings, holdClock, test } from "../sample-shop";

const foam = ({ slug }: ListedProduct) => slug === "snow-foam-pre-wash-500-ml";
const CLOSED = { closedUntil: "2040-08-24", closedMessage: "We are on holidays until 24 August." };

/** These are all public pages, with those that are not there. */
const PAGES = [
  "/",
  "/shop",
  "/shop?category=car-accessories",
  "/shop?search=foam",
  "/shop/snow-foam-pre-wash-500-ml",
  "/shop/brands/audi",
  "/shop/brands/audi/tt-8s",
  "/by-vehicle",
  "/by-vehicle?brand=audi",
  "/cart",
  "/checkout",
  "/order-lookup",
  "/privacy",
];

/** Return the notice on top of the page. */
const notice = (page: Page) => page.getByRole("complementary", { name: "Closed" });

// The cart, the checkout and a purchase that a closed shop refuses: ui/src/pages/tests.
test("a shop that closes upon a customer says so on top of every page, moves nothing, and sells nothing", async ({
  shop,
  page,
  owner,
}) => {
  const product = await findProduct(page, foam);
  await bringCart(page, [[product, 1]]);
  await holdClock(page);
  await watchShifts(page);

  await test.step("closing and opening arrive without a reload, and a checkout keeps what was typed meanwhile", async () => {
    await shop.visit("/checkout");
    await fillCheckout(page);
    await owner.set(CLOSED);
    await page.clock.runFor(5 * 60_000);
    await expect(notice(page).getByText(CLOSED.closedMessage)).toBeVisible();
    await expect(page.getByRole("button", { name: "Place Order" })).toHaveCount(0);
    await owner.set({ closedUntil: "" });
    await page.clock.runFor(5 * 60_000);
    await expect(page.getByLabel("Full name")).toHaveValue(CUSTOMER["Full name"]);
    await expect(page.getByLabel("Shipping address")).toHaveValue(CUSTOMER["Shipping address"]);
    await expect(notice(page)).toHaveCount(0);
    await placeOrder(page);
    await expect(title(page, "Order Confirmed!")).toBeVisible();
    // A closed shop takes nothing into a cart.
    await bringCart(page, [[product, 1]]);
    await owner.set(CLOSED);
    await page.clock.runFor(61_000);
    await page.getByRole("link", { name: "Continue Shopping" }).click();
    await expect(title(page, "Shop")).toBeVisible();
    await expect(notice(page), "a page that is opened a minute later knows it").toBeVisible();
  });

  await owner.set({ ...CLOSED, closedMessage: "" });

  await test.step("without words of the owner's own the day is told", async () => {
    await shop.visit("/shop");
    await expect(notice(page)).toHaveText("We are closed until 24 August 2040.");
    await shop.expectNoShift("/shop");
  });

  await owner.set(CLOSED);
  const open = async (path: string) => {
    await shop.visit(path);
    await expect(notice(page), path).toContainText("We are closed until 24 August 2040.");
    await expect(notice(page), path).toContainText(CLOSED.closedMessage);
    await expect(notice(page), path).toBeInViewport({ ratio: 0.99 });
    await shop.expectNoShift(path);
  };

  await test.step("cart and checkout show the message and lead no further", async () => {
    await open("/cart");
    await expect(page.getByRole("region", { name: "Order summary" })).toContainText(CLOSED.closedMessage);
    await expect(page.getByRole("link", { name: "Proceed to Checkout" })).toHaveCount(0);
    await expectNoSeriousFindings(page, "main");
    await open("/checkout");
    await expect(page.getByRole("form")).toContainText(CLOSED.closedMessage);
    await expect(page.getByRole("button", { name: "Place Order" })).toHaveCount(0);
    await shop.expectFits();
  });

  await test.step("the product page has the message and the way to an enquiry instead of Add to Cart", async () => {
    await open("/by-vehicle");
    await open(`/shop/${product.slug}`);
    await expect(title(page, product.name)).toBeVisible();
    await expect(page.getByRole("main")).toContainText(CLOSED.closedMessage);
    await expect(page.getByRole("button", { name: "Add to Cart" })).toHaveCount(0);
    await shop.expectFits("main");
    await page.getByRole("link", { name: "Send an enquiry" }).click();
    await expect(page).toHaveURL("/#contact");
    await open("/");
  });

  await test.step("every public page is sent with the notice, before any script", async () => {
    const sent = async (path: string) => (await page.request.get(path)).text();
    for (const path of [...PAGES, "/nothing/here", "/shop/nothing", "/order/nothing"]) {
      expect(await sent(path), path).toMatch(
        /<aside data-closed.*We are closed until 24 August 2040\..*<main/s,
      );
    }
    await owner.set({ closedUntil: "" });
    expect(await sent("/shop")).not.toContain("data-closed");
  });
});
