import { DESKTOP, PHONE } from "../../playwright.config";
import { expect, expectNoSeriousFindings, test } from "../admin/own-shop";

const COUNT = 70;
const HEADER = "slug,name,description,price,category,inventory";
const LIST = "/shop?category=callipers";

/** Return the owner's whole stock as a file to import. */
function fileOf(count: number): string {
  const lines = Array.from(
    { length: count },
    (_, index) => `calliper-kit-${index + 1},Calliper Kit ${index + 1},Four pistons in red,49.00,Callipers,3`,
  );
  return [HEADER, ...lines].join("\r\n");
}

test.beforeEach(async ({ page, ownShop }) => {
  const products = await page.request.get("/api/products?category=callipers&limit=1");
  if (products.headers()["x-total-count"] === String(COUNT)) return;
  await page.request.post("/api/admin/product-categories", { data: { name: "Callipers" } });
  const file = { name: "products.csv", mimeType: "text/csv", buffer: Buffer.from(fileOf(COUNT)) };
  const answer = await page.request.post("/api/admin/import/products", {
    multipart: { file },
    headers: { Origin: ownShop.url },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
});

// Part by part, searched, opened by an address and refused: ui/src/pages/tests/shop.test.tsx.
test("a category with many products shows them part by part, narrowed and sorted, and Back finds the place again", async ({
  shop,
  page,
}) => {
  const cards = page.getByRole("article");

  await test.step("a long list is narrowed and sorted by the server", async () => {
    await shop.visit(`${LIST}&sort=price&inStock=1&priceFrom=50`);
    await expect(page.getByText("No parts match these filters.")).toBeVisible();
    await page.getByRole("link", { name: "Clear filters" }).click();
    await expect(page).toHaveURL(`${LIST}&sort=price`);
    await page.getByRole("checkbox", { name: `In stock (${COUNT})` }).check();
    await expect(page).toHaveURL(`${LIST}&sort=price&inStock=1`);
    await expect(page.getByText(`60 of ${COUNT} products`)).toBeVisible();
    await expect(cards).toHaveCount(60);
    await expectNoSeriousFindings(page, "main");
    await page.setViewportSize(PHONE);
    await shop.expectNoSidewaysScroll();
    await page.setViewportSize(DESKTOP);
  });

  await test.step("the next part is shown where it is asked for, and Back finds the place again", async () => {
    await page.getByRole("button", { name: "Show more" }).focus();
    await page.keyboard.press("Enter");
    await expect(cards).toHaveCount(COUNT);
    await expect(page.locator("li:focus")).toContainText(
      (await cards.nth(60).getByRole("heading").textContent()) ?? "",
    );
    await expect(page).toHaveURL(/shown=120/);
    await expect(page.getByRole("button", { name: "Show more" })).toHaveCount(0);
    const names = await cards.getByRole("heading").allTextContents();
    expect(new Set(names).size, "each product once").toBe(COUNT);

    await cards.nth(65).scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    await cards.nth(65).getByRole("heading").getByRole("link").click();
    await expect(page.getByRole("button", { name: /Add to Cart/ })).toBeVisible();
    await page.goBack();
    await expect(cards).toHaveCount(COUNT);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(place * 0.9);
  });
});
