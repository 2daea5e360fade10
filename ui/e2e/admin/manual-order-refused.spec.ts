import { add, enter, sums } from "./manual-order-verbs";
import { expect, test } from "./trade-verbs";

test.use({ expectedErrors: /status of (400|409)/ });

// What is missing: ui/src/pages/admin/tests/order-new.test.tsx.
test("what is gone or cannot be is explained in its place", async ({ owner, shop, page }) => {
  const { name: category } = await owner.category();
  const part = await owner.product({ category, inventory: 3 });
  const lines = page.getByRole("region", { name: "The order" });

  await test.step("sums that cannot be are explained in their place", async () => {
    await shop.visit("/admin/orders/new");
    await add(page, part);
    await expect(sums(page)).toContainText("€11.00");
    await owner.patch(`/api/admin/products/${part.id}`, { inventory: 1 });
    await lines.getByRole("button", { name: "Increase quantity" }).click();
    await expect(sums(page)).toHaveText(`Only 1 left in stock of ${part.name}`);
  });

  await test.step("stock that went meanwhile is said in words, and the line shows what is left", async () => {
    await page.getByLabel("Name", { exact: true }).fill("Aoife");
    await enter(page);
    await expect(page.getByRole("alert")).toContainText(`Only 1 left in stock of ${part.name}`);
    await expect(lines).toContainText("Only 1 left in stock");
    await lines.getByRole("button", { name: "Decrease quantity" }).click();
    await expect(page.getByRole("alert")).toBeHidden();
    await expect(sums(page)).toContainText("€11.00");
    await enter(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Order \d+$/);
  });
});
