import { title } from "../catalogue-verbs";
import { expect, expectNoSeriousFindings, test } from "../fixtures";
import { goInside } from "../go";

const NO_ORDER = "/order/00000000-0000-4000-8000-000000000000";

test.use({ expectedErrors: /status of 404|net::ERR_FAILED/ });

// That each is a 404 over HTTP: tests/web/pages.
test("what there is not says so with a way on, and a dead link where to write", async ({ shop, page }) => {
  const main = page.getByRole("main");

  await test.step("a page that there is not leads home; a visit that cannot be reported is only logged", async () => {
    await page.route("**/page-visit", (route) => route.abort());
    const logged = page.waitForEvent("console", (message) =>
      message.text().startsWith("Failed to track page visit:"),
    );
    expect((await page.goto("/no-such-page"))?.status()).toBe(404);
    await shop.ready();
    await logged;
    await expect(page.getByRole("status")).toHaveCount(0);
    await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
    await shop.expectFits();
    await page.getByRole("link", { name: "Home page" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Transform Your Vehicle");
    await page.unroute("**/page-visit");
  });

  await test.step("that there is no such product came with its page, which leads back to the shop", async () => {
    const asked: string[] = [];
    page.on("request", (request) => request.url().includes("/api/products") && asked.push(request.url()));
    expect((await page.goto("/shop/no-such-part"))?.status()).toBe(404);
    await shop.ready();
    await expect(title(page, "Product Not Found")).toBeVisible();
    expect(asked, "it came with the page that there is no such product").toEqual([]);
    await expectNoSeriousFindings(page);
    await page.getByRole("link", { name: "Back to Shop" }).click();
    await expect(page).toHaveURL("/shop");
  });

  await test.step("neither is there such a brand, model or category", async () => {
    for (const [path, words] of [
      ["/shop/brands/trabant", "Vehicle not found"],
      ["/shop/brands/audi/a99", "Vehicle not found"],
      ["/shop?category=trabant", "Category not found"],
    ] as const) {
      expect((await page.request.get(path)).status(), path).toBe(404);
      await page.evaluate((to) => {
        window.history.pushState(null, "", to);
        window.dispatchEvent(new PopStateEvent("popstate", { state: null }));
      }, path);
      await expect(page.getByRole("heading", { name: words }), path).toBeVisible();
    }
  });

  await test.step("a link of a mail that leads nowhere says where to write", async () => {
    for (const path of ["/quote/gone", "/job/gone", NO_ORDER]) {
      expect((await page.request.get(path)).status(), path).toBe(404);
      await goInside(page, path);
      await expect(main.getByRole("link", { name: "Send an enquiry" })).toBeVisible();
      await shop.expectFits("main");
    }
    await expect(title(page, "Order not found")).toBeVisible();
    await main.getByRole("link", { name: "Find your order" }).click();
    await expect(page).toHaveURL("/order-lookup");
    await page.goBack();
    await page.getByRole("link", { name: "Send an enquiry" }).click();
    await expect(page).toHaveURL(/\/#contact$/);
  });
});
