import { expect, test, watchShifts } from "../fixtures";

// What else has nothing in it, is not there or cannot be read: ui/src/pages/tests/shop.test.tsx.
test("a model without parts says so, and offers to contact us and to ask about it", async ({
  shop,
  page,
}) => {
  await watchShifts(page);
  await shop.visit("/shop?brand=renault&model=zoe");
  await expect(
    page.getByText(
      "No parts are currently configured for this model. Please contact us to inquire about compatible parts.",
      { exact: true },
    ),
  ).toBeVisible();
  await shop.expectNoShift("a model without parts of its own");
  await shop.expectFits();
  await page.getByRole("button", { name: "Contact Us" }).click();
  const left = () =>
    page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight - window.scrollY);
  await expect.poll(left).toBeLessThan(2);
  await page.getByRole("link", { name: "Ask us about this vehicle" }).click();
  await expect(page.getByLabel("Vehicle")).toHaveValue(/^Renault Zoe/);
  await expect(page.getByLabel("Message")).toHaveValue(/^Which parts do you have for the Renault Zoe/);
});

test("where no part is shown, the home page offers the enquiry in place of the ways into the shop", async ({
  shop,
  page,
}) => {
  await page.route("**/api/product-categories", async (route) => {
    const categories = await (await route.fetch()).json();
    await route.fulfill({
      json: categories.map((each: { productCount: number }) => ({ ...each, productCount: 0 })),
    });
  });
  await shop.visit("/");
  await page.locator("#shop").scrollIntoViewIfNeeded();
  const ask = page.getByRole("link", { name: "Ask for a part" });
  await expect(ask).toBeVisible();
  await expect(page.locator("#shop").getByText("Choose your vehicle")).toHaveCount(0);
  await ask.click();
  await expect(page.getByLabel("Message")).toBeInViewport();
});
