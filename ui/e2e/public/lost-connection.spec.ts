import type { Page } from "@playwright/test";
import { bringCart } from "../cart-verbs";
import { findProduct, type ListedProduct, title } from "../catalogue-verbs";
import { CUSTOMER, fillCheckout, placeOrder } from "../checkout-verbs";
import { expect, expectNoSeriousFindings, test } from "../fixtures";

const POLISHER = "/shop/orbit-15-cordless-polisher";
const TOASTER = /\/assets\/toaster-[^/]*\.js$/;

const foam = ({ slug }: ListedProduct) => slug === "snow-foam-pre-wash-500-ml";
const bar = (page: Page) => page.getByText("No connection, trying again");
const message = (page: Page, words: string) => page.getByText(words, { exact: true }).first();

/** Open a fresh page whose connection is lost before the toasts' file is loaded. */
async function withoutToaster(page: Page) {
  await page.route(TOASTER, (route) => route.abort());
}

test.describe("without a connection", () => {
  test.use({ expectedErrors: [/net::ERR_|status of 404|Failed to fetch|A file of the page is missing/] });

  // What the form, the cart and the checkout say without a connection, and keep: ui/src/pages/tests.
  test("a purchase and a page that cannot be had say so, and go on when the connection is back", async ({
    shop,
    page,
    context,
  }) => {
    await test.step("a purchase whose toasts are not loaded yet: a sentence says so, and it is done later", async () => {
      await withoutToaster(page);
      await shop.visit(POLISHER);
      await context.setOffline(true);
      await page.getByRole("button", { name: "Add to Cart" }).click();
      await expect(message(page, "Failed to create cart")).toBeVisible();
      await expect(bar(page)).toBeVisible();
      await expect(title(page, "Orbit 15 Cordless Polisher")).toBeVisible();
      await shop.expectFits();
      await context.setOffline(false);
      await expect(bar(page)).toHaveCount(0);
      await page.getByRole("button", { name: "Add to Cart" }).click();
      await expect(page.getByRole("button", { name: "Added to Cart!" })).toBeVisible();
    });

    await page.unroute(TOASTER);

    await test.step("the toasts' file is loaded before it is needed", async () => {
      const came = page.waitForResponse(TOASTER);
      await shop.visit(POLISHER);
      await (await came).finished();
      await context.setOffline(true);
      await page.getByRole("button", { name: "Add to Cart" }).click();
      await expect(shop.toast("Failed to add item to cart")).toBeVisible();
    });

    await test.step("a page whose file cannot be had says so, and is there when the connection is", async () => {
      await page.getByRole("link", { name: "Back to Shop" }).click();
      await expect(page.getByText("This page could not be loaded")).toBeVisible();
      await expect(page.getByRole("button", { name: "Retry" })).toBeVisible();
      await expect(page.getByRole("banner").getByRole("link", { name: "Cart" })).toBeVisible();
      await page.goBack();
      await expect(title(page, "Orbit 15 Cordless Polisher")).toBeVisible();
      await page.getByRole("link", { name: "Back to Shop" }).click();
      await expect(page.getByText("This page could not be loaded")).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByRole("heading", { name: "Shop by category" })).toBeVisible();
      await expect(bar(page)).toHaveCount(0);
    });
  });
});

test.describe("a page of an older build", () => {
  test.use({
    expectedErrors: [/status of (404|500)|net::ERR_|Failed to fetch|A file of the page is missing/],
  });

  test("what is gone with an older build is told, and offers Reload; what was typed on the way stays", async ({
    shop,
    page,
  }) => {
    let upgraded = false;
    await page.route(/\/assets\/cart-[^/]*\.js$/, (route) =>
      upgraded ? route.fulfill({ status: 404, body: "" }) : route.continue(),
    );
    await page.route(TOASTER, (route) => route.fulfill({ status: 404, body: "" }));
    await page.route("**/api/checkout/confirm", (route) => route.fulfill({ status: 500, body: "" }));
    await bringCart(page, [[await findProduct(page, foam), 1]]);
    await shop.visit("/checkout");
    await fillCheckout(page);

    await test.step("toasts whose file is gone are told without it, with the way to the present build", async () => {
      await placeOrder(page);
      await expect(message(page, "Checkout failed")).toBeVisible();
      await expect(page.getByRole("button", { name: "Reload" })).toBeVisible();
      await expectNoSeriousFindings(page);
    });

    await test.step("a page that is gone offers Reload", async () => {
      upgraded = true;
      await page.getByRole("banner").getByRole("link", { name: /Cart/ }).click();
      const main = page.getByRole("main");
      await expect(main.getByText("The site was updated while this page was open.")).toBeVisible();
      await expectNoSeriousFindings(page);
      await expect(page.getByRole("button", { name: "Retry" })).toHaveCount(0);
      upgraded = false;
      await main.getByRole("button", { name: "Reload" }).click();
      await expect(title(page, "Your Cart")).toBeVisible();
      await page.getByRole("link", { name: "Proceed to Checkout" }).click();
      await expect(page.getByLabel("Full name")).toHaveValue(CUSTOMER["Full name"]);
    });
  });

  test("a message in a contact form whose file is gone or late stays over the reload, until the form is alive", async ({
    shop,
    page,
  }) => {
    let state: "gone" | "cut off" | "there" = "gone";
    let typed = () => {};
    const whenTyped = new Promise<void>((resolve) => {
      typed = resolve;
    });
    await page.route(/\/assets\/contact-form-[^/]*\.js$/, async (route) => {
      if (state === "there") return route.continue();
      if (state === "cut off") return route.abort();
      await whenTyped;
      return route.fulfill({ status: 404, body: "" });
    });
    await page.route("**/api/health", (route) => (state === "cut off" ? route.abort() : route.continue()));
    await shop.visit("/");
    await page.getByLabel("Message").fill("Typed before the upgrade was noticed.");
    typed();
    await expect(page.getByText("The site was updated while this page was open.")).toBeVisible();
    state = "there";
    await page.getByRole("button", { name: "Reload" }).click();
    await expect(page.getByRole("button", { name: "Send Message" })).toBeEnabled();
    await expect(page.getByLabel("Message")).toHaveValue("Typed before the upgrade was noticed.");

    await test.step("a message begun before its form was alive stays until it is", async () => {
      state = "cut off";
      await page.reload();
      await shop.ready();
      await page.getByLabel("Message").fill("Typed in a tunnel.");
      await expect(bar(page)).toBeVisible();
      await expect(page.getByLabel("Message")).toHaveValue("Typed in a tunnel.");
      state = "there";
      await expect(page.getByRole("button", { name: "Send Message" })).toBeEnabled();
      await expect(page.getByLabel("Message")).toHaveValue("Typed in a tunnel.");
      await expect(bar(page)).toHaveCount(0);
    });
  });
});
