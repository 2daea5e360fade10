import { unique } from "./admin-verbs";
import { add, enter, sums } from "./manual-order-verbs";
import { expect, test } from "./trade-verbs";

test.use({ expectedErrors: /status of (400|409)/ });

test("what is missing, gone or cannot be is explained in its place", async ({ owner, shop, page }) => {
  await test.step("sums that cannot be are explained in their place", async () => {
    const { name: category } = await owner.category();
    const part = await owner.product({ category, inventory: 3 });
    await shop.visit("/admin/orders/new");
    await add(page, part);
    await expect(sums(page)).toContainText("€11.00");
    await owner.patch(`/api/admin/products/${part.id}`, { inventory: 1 });
    await page.getByRole("button", { name: "Increase quantity" }).click();
    await expect(sums(page)).toHaveText(`Only 1 left in stock of ${part.name}`);
    await page.getByRole("button", { name: "Decrease quantity" }).click();
    await expect(sums(page)).toContainText("€11.00");
  });

  await test.step("what is missing is said at its field, and a delivery wants an address", async () => {
    const { name: category } = await owner.category();
    const part = await owner.product({ category });
    await shop.visit("/admin/orders/new");
    await add(page, part);
    await page.getByText("Delivery", { exact: true }).click();
    await page.getByRole("textbox", { name: /^E-mail/ }).fill("nobody");
    await enter(page);
    await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
    await expect(page.getByText("Name must be at least 2 characters")).toBeVisible();
    await expect(page.getByText("Please enter a valid email")).toBeVisible();
    await expect(page.getByText("Please enter your complete address")).toBeVisible();
    await page.getByRole("textbox", { name: /^E-mail/ }).fill("aoife@example.ie");
    await expect(page.getByText("Please enter a valid email")).toBeHidden();
    await page.getByLabel("Name", { exact: true }).fill(unique("Aoife"));
    await page.getByLabel("Delivery address").fill("12 High Street, Kilkenny");
    await enter(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Order \d+$/);
    await expect(page.getByText("12 High Street, Kilkenny").first()).toBeVisible();
  });

  await test.step("stock that went meanwhile is said in words, and the line shows what is left", async () => {
    const { name: category } = await owner.category();
    const part = await owner.product({ category, inventory: 3 });
    await shop.visit("/admin/orders/new");
    await add(page, part);
    await page.getByRole("button", { name: `Add ${part.name}` }).click();
    await page.getByLabel("Name", { exact: true }).fill("Aoife");
    await owner.patch(`/api/admin/products/${part.id}`, { inventory: 1 });
    await enter(page);
    await expect(page.getByRole("alert")).toContainText(`Only 1 left in stock of ${part.name}`);
    const line = page.getByRole("region", { name: "The order" });
    await expect(line).toContainText("Only 1 left in stock");
    await line.getByRole("button", { name: "Decrease quantity" }).click();
    await expect(page.getByRole("alert")).toBeHidden();
    await enter(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Order \d+$/);
  });
});
