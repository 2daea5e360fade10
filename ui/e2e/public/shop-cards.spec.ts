import { card, findProduct } from "../catalogue-verbs";
import { expect, expectNoSeriousFindings, test } from "../sample-shop";

test("a card shows its second picture in time, tells what matters and leads to the product", async ({
  shop,
  page,
  owner,
}) => {
  await test.step("the second picture is fetched when the pointer or the focus rests on the card, not before", async () => {
    const product = await findProduct(page, ({ slug }) => slug === "orbit-15-cordless-polisher");
    const second = product.images[1]?.url.replace(".webp", "") ?? "";
    const fetched: string[] = [];
    page.on("request", (request) => request.url().includes(second) && fetched.push(request.url()));
    // The part is searched for, so that no other card shows the same picture.
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

  await test.step("a card tells what matters and leads to the product", async () => {
    const part = { category: "Styling Parts", price: "1900.00" };
    const low = await owner.addPart({
      ...part,
      name: "Bronze Wheel Set",
      slug: "bronze-wheel-set",
      inventory: 3,
      featured: 1,
    });
    const sold = await owner.addPart({
      ...part,
      name: "Sold Wheel Set",
      slug: "sold-wheel-set",
      featured: 1,
    });
    await shop.visit("/shop?category=styling-parts");
    await expect(card(page, low.name)).toContainText("Only 3 left in stock!");
    await expect(card(page, low.name)).toContainText("Featured");
    await expect(card(page, low.name)).toContainText("Styling Parts");
    await expect(card(page, low.name)).toContainText("€1,900.00");
    await expect(card(page, sold.name)).toContainText("Out of Stock");
    await card(page, low.name).getByRole("link", { name: "View Details" }).click();
    await expect(page).toHaveURL(`/shop/${low.slug}`);
    await page.goBack();
    await expect(page).toHaveURL("/shop?category=styling-parts");
    await owner.removePart(low);
    await owner.removePart(sold);
  });

  await test.step("the search finds parts, has an address of its own and is recorded", async () => {
    await shop.visit("/shop");
    const recorded = page.waitForRequest("**/api/analytics/product-view");
    await page.getByRole("searchbox", { name: "Search parts" }).fill("  dash cam ");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/search?q=dash+cam");
    expect((await recorded).postDataJSON()).toMatchObject({ searchQuery: "dash cam" });
    await expect(card(page, "Nightwatch Dash Cam, 1440p")).toBeVisible();
    await page.getByRole("searchbox", { name: "Search parts" }).fill("zzz & co");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page.getByRole("heading", { name: "Nothing matches “zzz & co”" })).toBeVisible();
    await expectNoSeriousFindings(page);
    await page.goBack();
    await expect(card(page, "Nightwatch Dash Cam, 1440p")).toBeVisible();
    await expect(page.getByRole("searchbox", { name: "Search parts" })).toHaveValue("dash cam");
  });
});
