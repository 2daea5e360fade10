import { expect, test, watchShifts } from "../fixtures";

// What else has nothing in it, is not there or cannot be read: ui/src/pages/tests/shop.test.tsx; the home page of a shop
// without parts: home-shop.test.tsx.
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
  await shop.expectFits("main");
  await page.getByRole("button", { name: "Contact Us" }).click();
  const left = () =>
    page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight - window.scrollY);
  await expect.poll(left).toBeLessThan(2);
  await page.getByRole("link", { name: "Ask us about this vehicle" }).click();
  await expect(page.getByLabel("Vehicle")).toHaveValue(/^Renault Zoe/);
  await expect(page.getByLabel("Message")).toHaveValue(/^Which parts do you have for the Renault Zoe/);
});
