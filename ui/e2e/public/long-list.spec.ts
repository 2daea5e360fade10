import { expect, expectNoSeriousFindings, test } from "../admin/own-shop";

const COUNT = 150;
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

for (const [address, what, tag] of [
  [LIST, "a category", "@both"],
  // It is the same list, and a phone changes nothing more of it.
  ["/shop?search=calliper", "a search", "@desktop"],
] as const) {
  test(`${what} with many products shows them part by part, and Back finds the place again`, {
    tag,
  }, async ({ shop, page }) => {
    await shop.visit(address);
    const cards = page.getByRole("article");
    await expect(cards).toHaveCount(60);
    await expect(page.getByText("60 of 150 products")).toBeVisible();
    await page.getByRole("button", { name: "Show more" }).focus();
    await page.keyboard.press("Enter");
    await expect(cards).toHaveCount(120);
    await expect(page.getByText("120 of 150 products")).toBeVisible();
    await expect(page.locator("li:focus")).toContainText(
      (await cards.nth(60).getByRole("heading").textContent()) ?? "",
    );
    await expect(page).toHaveURL(/shown=120/);
    await page.getByRole("button", { name: "Show more" }).click();
    await expect(cards).toHaveCount(COUNT);
    await expect(page.getByRole("button", { name: "Show more" })).toHaveCount(0);
    const names = await cards.getByRole("heading").allTextContents();
    expect(new Set(names).size, "each product once").toBe(COUNT);

    await cards.nth(130).scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    await cards.nth(130).getByRole("heading").getByRole("link").click();
    await expect(page.getByRole("button", { name: /Add to Cart/ })).toBeVisible();
    await page.goBack();
    await expect(cards).toHaveCount(COUNT);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(place * 0.9);
    await shop.expectNoSidewaysScroll();
  });
}

test("an opened list is in its address, narrowed, sorted, and for everybody", async ({ shop, page }) => {
  await test.step("an address that opens more of a list does so after a reload too", async () => {
    await shop.visit(`${LIST}&shown=120`);
    await expect(page.getByRole("article")).toHaveCount(120);
    await shop.visit(`${LIST}&shown=99999`);
    await expect(page.getByRole("article")).toHaveCount(COUNT);
    await shop.visit(`${LIST}&shown=rubbish`);
    await expect(page.getByRole("article")).toHaveCount(60);
  });

  await test.step("a long list is narrowed and sorted by the server", async () => {
    await shop.visit(`${LIST}&sort=price&inStock=1&priceFrom=50`);
    await expect(page.getByText("No parts match these filters.")).toBeVisible();
    await page.getByRole("link", { name: "Clear filters" }).click();
    await expect(page).toHaveURL(`${LIST}&sort=price`);
    await expect(page.getByText("60 of 150 products")).toBeVisible();
    await page.getByRole("checkbox", { name: "In stock (150)" }).check();
    await expect(page).toHaveURL(`${LIST}&sort=price&inStock=1`);
    await expect(page.getByRole("article")).toHaveCount(60);
  });

  await test.step("the end of an opened list has no serious findings", async () => {
    await shop.visit(LIST);
    await page.getByRole("button", { name: "Show more" }).scrollIntoViewIfNeeded();
    await expectNoSeriousFindings(page);
  });
});

test.describe("a part that does not come", () => {
  test.use({ expectedErrors: /status of 503/ });

  test("is said, and asked for again", async ({ shop, page }) => {
    await shop.visit(LIST);
    await page.route("**/api/products?*offset=60*", (route) => route.fulfill({ status: 503 }), { times: 1 });
    await page.getByRole("button", { name: "Show more" }).click();
    await expect(page.getByText("More products could not be loaded.")).toBeVisible();
    await expect(page.getByRole("article")).toHaveCount(60);
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByRole("article")).toHaveCount(120);
  });
});
