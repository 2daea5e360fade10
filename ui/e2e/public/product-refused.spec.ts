import { storedCartId } from "../cart-verbs";
import { findProduct, title } from "../catalogue-verbs";
import { expect, expectNoSeriousFindings, test } from "../fixtures";

const POLISHER = "/shop/orbit-15-cordless-polisher";

test.describe("refused on purpose", () => {
  test.use({ expectedErrors: [/status of (404|409|500)|net::ERR_FAILED/] });

  test("what cannot be shown, counted or added is reported, and a lost cart replaced", async ({
    shop,
    page,
  }) => {
    await test.step("an unknown product is Product Not Found, with status 404 and a way back", async () => {
      const asked: string[] = [];
      page.on("request", (request) => request.url().includes("/api/products") && asked.push(request.url()));
      const answer = await page.goto("/shop/no-such-part");
      expect(answer?.status()).toBe(404);
      await shop.ready();
      await expect(title(page, "Product Not Found")).toBeVisible();
      expect(asked, "it came with the page that there is no such product").toEqual([]);
      await expectNoSeriousFindings(page);
      await page.getByRole("link", { name: "Back to Shop" }).click();
      await expect(page).toHaveURL("/shop");
    });

    await test.step("a view that cannot be recorded is only logged", async () => {
      const logged = page.waitForEvent("console", (message) =>
        message.text().startsWith("Failed to track product view:"),
      );
      await page.route("**/api/analytics/product-view", (route) => route.abort());
      await shop.visit(POLISHER);
      await logged;
      await expect(page.getByRole("button", { name: "Add to Cart" })).toBeEnabled();
    });

    await page.unrouteAll();

    await test.step("Failed to create cart", async () => {
      await page.route("**/api/cart", (route) => route.fulfill({ status: 500, body: "" }));
      await shop.visit(POLISHER);
      await page.getByRole("button", { name: "Add to Cart" }).click();
      await expect(shop.toast("Failed to create cart")).toBeVisible();
      await expect(page.getByRole("button", { name: "Add to Cart" })).toBeEnabled();
      await expectNoSeriousFindings(page);
    });

    await page.unrouteAll();

    await test.step("Failed to add item to cart, in the server's words when the stock is short", async () => {
      const product = await findProduct(page, ({ inventory }) => inventory === 2);
      await shop.visit(`/shop/${product.slug}`);
      await page.getByRole("button", { name: "Increase quantity" }).click();
      await page.getByRole("button", { name: "Add to Cart" }).click();
      await expect(page.getByRole("button", { name: "Added to Cart!" })).toBeVisible();
      await page.getByRole("button", { name: "Add to Cart", exact: true }).click();
      await expect(shop.toast("Failed to add item to cart")).toContainText("Only 2 left in stock");
    });

    await test.step("a cart that the server no longer knows is replaced by a new one", async () => {
      const gone = "00000000-0000-4000-8000-000000000000";
      await shop.visit(POLISHER);
      await page.route(`**/api/cart/${gone}`, (route) => route.abort());
      await page.evaluate((id) => localStorage.setItem("cartId", id), gone);
      await shop.visit(POLISHER);
      await page.unroute(`**/api/cart/${gone}`);
      await page.getByRole("button", { name: "Add to Cart" }).click();
      await expect(page.getByRole("button", { name: "Added to Cart!" })).toBeVisible();
      expect(await storedCartId(page)).not.toBe(gone);
    });
  });
});
