import { expect, test } from "../fixtures";

// What the checkout keeps: checkout.spec.ts; the way back to the other lists: ui/src/pages/tests/product.test.tsx.
test("a list that is loaded again is where it was left, and Back to Shop leads back to it, after a reload too", async ({
  shop,
  page,
}) => {
  const list = "/shop/brands/skoda/octavia-mk3";
  const place = () => page.evaluate(() => Math.round(window.scrollY));

  await test.step("it is scrolled to where it was left, though its frame is shorter", async () => {
    await shop.visit(list);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const left = await place();
    expect(left).toBeGreaterThan(0);
    await page.reload();
    await shop.ready();
    await expect.poll(place).toBe(left);

    await page.goto("/privacy");
    await page.goBack();
    await shop.ready();
    await expect.poll(place).toBe(left);
  });

  await test.step("Back to Shop leads back to the list, after a reload too", async () => {
    await page.getByRole("article").first().getByRole("link", { name: "View Details" }).click();
    const back = page.getByRole("link", { name: "Back to Shop" });
    await expect(back).toHaveAttribute("href", list);
    await page.reload();
    await shop.ready();
    await back.click();
    await expect(page).toHaveURL(list);
  });
});
