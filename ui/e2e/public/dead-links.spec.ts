import { expect, test } from "../fixtures";

test.use({ expectedErrors: /status of 404/ });

test("a link that leads nowhere says where to write", async ({ shop, page }) => {
  for (const path of ["/quote/gone", "/job/gone", "/order/00000000-0000-4000-8000-000000000000"]) {
    await shop.visit(path);
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: "Send an enquiry" })).toBeVisible();
    await shop.expectFits();
  }
  await page.getByRole("link", { name: "Send an enquiry" }).click();
  await expect(page).toHaveURL(/\/#contact$/);
});
