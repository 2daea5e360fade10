import { card, findProduct, goToShop, layoutShift, pickVehicle, title } from "../catalogue-verbs";
import { expect, expectNoSeriousFindings, test } from "../fixtures";

test("the shop opens with its categories and its brands", async ({ shop, page }) => {
  await shop.visit("/shop");
  await expect(page).toHaveTitle(/^Shop \| /);
  for (const label of ["Styling Parts", "Car Accessories", "Valeting and Cleaning Equipment"]) {
    await expect(page.getByRole("main").getByRole("link", { name: label })).toBeVisible();
  }
  await expect(page.getByRole("link", { name: "Volkswagen", exact: true })).toBeVisible();
  await shop.expectNoSidewaysScroll();
  await expectNoSeriousFindings(page);
});

test("brand, model, parts: in the address, one step back at a time, the same after a reload", async ({
  shop,
  page,
}) => {
  await shop.visit("/shop");
  await pickVehicle(page, "Audi", /^A3 8V/);
  await expect(page).toHaveURL("/shop?brand=audi&model=a3-8v");
  await expect(title(page, "Audi A3 8V")).toBeFocused();
  await expect(page.getByRole("article").first()).toBeVisible();
  await shop.expectNoSidewaysScroll();
  await page.reload();
  await expect(title(page, "Audi A3 8V")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/shop?brand=audi");
  await expect(page.getByRole("link", { name: /^A3 8V/ })).toBeVisible();
  await page.goBack();
  await expect(title(page, "Shop")).toBeVisible();
});

test("Back on the page resets the shop to its start", { tag: "@desktop" }, async ({ shop, page }) => {
  for (const place of [
    "/shop?brand=audi",
    "/shop?brand=audi&model=a3-8v",
    "/shop?category=car-accessories",
  ]) {
    await shop.visit(place);
    await page.getByRole("button", { name: "Back", exact: true }).click();
    await expect(page).toHaveURL("/shop");
    await expect(title(page, "Shop")).toBeFocused();
  }
});

test("a model's parts can be narrowed down to a category, and the place on the page is kept", async ({
  shop,
  page,
}) => {
  await shop.visit("/shop?brand=audi&model=a3-8v");
  const filter = page.getByRole("navigation", { name: "Filter by category" });
  await expect(page.getByRole("article").first()).toBeVisible();
  const all = await page.getByRole("article").count();
  await page.evaluate(() => window.scrollTo(0, 150));
  await filter.getByRole("link", { name: /^Car Accessories/ }).click();
  await expect(page).toHaveURL(/category=car-accessories/);
  await expect.poll(() => page.getByRole("article").count()).toBeLessThan(all);
  await expect(page.getByRole("article").getByText("Styling Parts", { exact: true })).toHaveCount(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(150);
  await page.goBack();
  await expect(page.getByRole("article")).toHaveCount(all);
});

test("a category shows its products, by subcategory where wanted", async ({ shop, page }) => {
  await shop.visit("/shop");
  await page.getByRole("main").getByRole("link", { name: "Valeting and Cleaning Equipment" }).click();
  await expect(title(page, "Valeting and Cleaning Equipment")).toBeFocused();
  await page.getByRole("link", { name: /^Polishing/ }).click();
  await expect(page).toHaveURL("/shop?category=valeting-cleaning-equipment&subcategory=polishing");
  await expect(card(page, "Orbit 15 Cordless Polisher")).toBeVisible();
  await expect(card(page, "Snow Foam Pre-Wash, 500 ml")).toHaveCount(0);
  await shop.expectNoSidewaysScroll();
  await expectNoSeriousFindings(page);
});

test("a brand without models says so", { tag: "@desktop" }, async ({ shop, page }) => {
  await shop.visit("/shop?brand=alfa-romeo");
  await expect(page.getByRole("heading", { name: "No Models Added Yet" })).toBeVisible();
  await expectNoSeriousFindings(page);
});

test("a model without parts offers to contact us, at the bottom of the page", async ({ shop, page }) => {
  await shop.calm();
  await shop.visit("/shop?brand=renault&model=zoe");
  await expect(
    page.getByText(
      "No parts are currently configured for this model. Please contact us to inquire about compatible parts.",
      { exact: true },
    ),
  ).toBeVisible();
  await page.getByRole("button", { name: "Contact Us" }).click();
  const left = () =>
    page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight - window.scrollY);
  await expect.poll(left).toBeLessThan(2);
});

test("an empty category says so, an unknown one too", { tag: "@desktop" }, async ({ shop, page }) => {
  for (const category of ["gift-cards-and-merchandise", "no-such-category"]) {
    await shop.visit(`/shop?category=${category}`);
    await expect(
      page.getByText("No products available in this category yet. Check back soon!", { exact: true }),
    ).toBeVisible();
  }
});

test("a vehicle that there is not leads back to the vehicles", { tag: "@desktop" }, async ({
  shop,
  page,
}) => {
  for (const place of ["/shop?brand=trabant", "/shop?brand=audi&model=a99"]) {
    await shop.visit(place);
    await page.getByRole("link", { name: "Choose a vehicle" }).click();
    await expect(page).toHaveURL("/shop");
  }
});

test("eight tiles hold the place while the brands load", { tag: "@desktop" }, async ({ shop, page }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/brands", async (route) => {
    await held;
    await route.continue();
  });
  await shop.visit("/cart");
  await goToShop(page);
  await expect(page.getByTestId("tile-skeletons").locator("[aria-hidden]")).toHaveCount(8);
  answer();
  await expect(page.getByRole("link", { name: "Audi", exact: true })).toBeVisible();
  await expect(page.getByTestId("tile-skeletons")).toHaveCount(0);
});

test.describe("when the server stumbles", () => {
  test.use({ expectedErrors: [/status of 503/] });

  test("each list says what is missing and can be asked for again", { tag: "@desktop" }, async ({
    shop,
    page,
  }) => {
    const failing = /\/api\/(brands|product-categories)$/;
    await page.route(failing, (route) => route.fulfill({ status: 503, json: { message: "busy" } }));
    await shop.visit("/cart");
    await goToShop(page);
    await expect(page.getByText("The categories could not be loaded.")).toBeVisible();
    const brands = page.getByRole("alert").filter({ hasText: "The brands could not be loaded." });
    await expectNoSeriousFindings(page);
    await page.unroute(failing);
    await brands.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByRole("link", { name: "Audi", exact: true })).toBeVisible();
  });
});

test("a card tells what matters and leads to the product", async ({ shop, page }) => {
  const low = await findProduct(page, ({ inventory, featured }) => inventory === 3 && featured === 1);
  await shop.visit("/shop?category=styling-parts");
  await expect(card(page, low.name)).toContainText("Only 3 left in stock!");
  await expect(card(page, low.name)).toContainText("Featured");
  await expect(card(page, low.name)).toContainText("Styling Parts");
  await expect(card(page, low.name)).toContainText("€1,900.00");
  await expect(card(page, "Black Chrome Exhaust Tip, 101 mm")).toContainText("Out of Stock");
  await card(page, low.name).getByRole("link", { name: "View Details" }).click();
  await expect(page).toHaveURL(`/shop/${low.slug}`);
  await page.goBack();
  await expect(page).toHaveURL("/shop?category=styling-parts");
});

test("the second picture is fetched when the pointer or the focus rests on the card, not before", {
  tag: "@desktop",
}, async ({ shop, page }) => {
  const product = await findProduct(page, ({ slug }) => slug === "orbit-15-cordless-polisher");
  const second = product.images[1]?.url.replace(".webp", "") ?? "";
  const fetched: string[] = [];
  page.on("request", (request) => request.url().includes(second) && fetched.push(request.url()));
  // Searched for, so that no other card shows the same picture.
  await shop.visit("/shop?search=orbit+15+cordless");
  const chosen = card(page, product.name);
  await expect(chosen).toBeVisible();
  await expect(chosen.getByTestId("second-picture")).toHaveCount(0);
  expect(fetched).toEqual([]);
  await chosen.hover();
  await expect(chosen.getByTestId("second-picture")).toHaveCSS("opacity", "1");
  await expect.poll(() => fetched.length).toBeGreaterThan(0);
  await page.mouse.move(0, 0);
  await expect(chosen.getByTestId("second-picture")).toHaveCSS("opacity", "0");
  await chosen.getByRole("link", { name: product.name, exact: true }).focus();
  await expect(chosen.getByTestId("second-picture")).toHaveCSS("opacity", "1");
});

test("the search finds parts, has an address of its own and is recorded", async ({ shop, page }) => {
  await shop.visit("/shop");
  const recorded = page.waitForRequest("**/api/analytics/product-view");
  await page.getByRole("searchbox", { name: "Search parts" }).fill("  dash cam ");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/shop?search=dash+cam");
  expect((await recorded).postDataJSON()).toEqual({ searchQuery: "dash cam" });
  await expect(card(page, "Nightwatch Dash Cam, 1440p")).toBeVisible();
  await page.getByRole("searchbox", { name: "Search parts" }).fill("zzz & co");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByRole("heading", { name: "No parts found" })).toBeVisible();
  await expect(page.getByText("Nothing matches “zzz & co”.")).toBeVisible();
  await expectNoSeriousFindings(page);
  await page.goBack();
  await expect(card(page, "Nightwatch Dash Cam, 1440p")).toBeVisible();
  await expect(page.getByRole("searchbox", { name: "Search parts" })).toHaveValue("dash cam");
});

test("the keyboard alone reaches a product, one tab stop a card", { tag: "@desktop" }, async ({
  shop,
  page,
}) => {
  await shop.visit("/shop");
  await page.getByRole("link", { name: "Tesla", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(title(page, "Tesla")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: /^Tesla ./ })).toBeFocused();
  const names = page.getByRole("article").getByRole("heading").getByRole("link");
  await names.first().focus();
  await page.keyboard.press("Tab");
  await expect(names.nth(1)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/shop\/./);
});

test("nothing moves while the shop loads", async ({ shop, page }) => {
  for (const place of ["/shop", "/shop?brand=audi&model=a3-8v", "/shop?category=styling-parts"]) {
    await shop.visit(place);
    await expect(page.locator("main img").first()).toBeVisible();
    expect(await layoutShift(page), place).toBeLessThan(0.02);
  }
});
