import type { Locator, Page } from "@playwright/test";
import { type Part, unique } from "./admin-verbs";
import { stockOf } from "./incoming-verbs";
import { expect, expectNoSeriousFindings, test } from "./trade-verbs";

const REFUSED = { expectedErrors: /status of (400|409)/ };
const search = (page: Page) => page.getByRole("searchbox", { name: "Part, brand or model" });
const enter = (page: Page) => page.getByRole("button", { name: "Enter the order" }).click();
const sums = (page: Page) => page.getByRole("status", { name: "Sums" });

const rightEdge = (of: Locator) => of.evaluate((element) => element.getBoundingClientRect().right);

async function add(page: Page, part: Part) {
  await search(page).fill(part.name);
  await page.getByRole("button", { name: `Add ${part.name}` }).click();
}

test("parts found by name and by car are ordered over the counter, without an e-mail address", {
  tag: "@both",
}, async ({ owner, shop, page }) => {
  const { name: category } = await owner.category();
  const [named, fitting] = [
    await owner.product({ category }),
    await owner.product({ category, inventory: 2 }),
  ];
  const { id: brandId, name: brand } = await owner.brand();
  const { id: modelId, name: model } = await owner.model(brandId);
  await owner.fit(fitting.id, modelId);

  await shop.visit("/admin/orders");
  await page.getByRole("link", { name: "New order" }).click();
  await expect(page.getByRole("button", { name: "Enter the order" })).toBeDisabled();
  await add(page, named);
  await search(page).fill(model);
  await page.getByRole("button", { name: `${brand} ${model}` }).click();
  await expect(search(page)).toBeFocused();
  const addFitting = page.getByRole("button", { name: new RegExp(`^(Add|All added) ${fitting.name}$`) });
  await addFitting.click();
  await addFitting.click();
  await expect(addFitting, "no more than there is").toBeDisabled();
  await expect(search(page)).toBeFocused();
  const lines = page.getByRole("region", { name: "The order" });
  await expect(sums(page).getByRole("definition")).toHaveText(["€30.00", "Free", "€3.00", "€33.00"]);
  await expect(
    lines
      .getByRole("group", { name: `Quantity of ${fitting.name}` })
      .getByRole("button", { name: "Increase quantity" }),
  ).toBeDisabled();
  await shop.expectNoSidewaysScroll();
  await expectNoSeriousFindings(page);

  await page.getByLabel("Name").fill("Aoife at the counter");
  await page.getByLabel("Internal note").fill("Paid in cash");
  await enter(page);
  await expect(page).toHaveURL(/\/admin\/orders\/[0-9a-f-]{36}$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Order \d+$/);
  await expect(page.getByText("Aoife at the counter").first()).toBeVisible();
  await expect(page.getByText("Paid in cash")).toBeVisible();
  await expect(page.getByText("Entered by you")).toBeVisible();
  expect(await stockOf(page.request, fitting.id)).toBe(0);
});

test("while it is entered the server reckons what it comes to, sent or collected", { tag: "@both" }, async ({
  owner,
  shop,
  page,
}) => {
  await owner.patch("/api/admin/settings", { deliveryPrice: "7.50", freeDeliveryOver: "25.00" });
  const { name: category } = await owner.category();
  const part = await owner.product({ category, price: "12.35" });
  await shop.visit("/admin/orders/new");
  await add(page, part);
  const rows = sums(page).locator("dl > div");
  await expect(rows).toHaveText(["Subtotal€12.35", "CollectionFree", "Tax (10%)€1.24", "Total€13.59"]);
  await page.getByText("Delivery", { exact: true }).click();
  await expect(rows).toHaveText(["Subtotal€12.35", "Delivery€7.50", "Tax (10%)€1.99", "Total€21.84"]);
  const more = page.getByRole("button", { name: "Increase quantity" });
  await more.click();
  await more.click();
  await expect(rows).toHaveText(["Subtotal€37.05", "DeliveryFree", "Tax (10%)€3.71", "Total€40.76"]);
  const line = page.getByRole("region", { name: "The order" }).getByRole("listitem");
  await expect(line).toContainText("€37.05");
  const amounts = [line.getByText("€37.05"), rows.last().getByRole("definition")];
  const [amount, total] = await Promise.all(amounts.map(rightEdge));
  expect(amount, "the amounts stand in one column").toBeCloseTo(total ?? 0, 0);
  // The price of the server's moment, not of when the page was opened.
  await owner.patch(`/api/admin/products/${part.id}`, { price: "10.00" });
  await page.getByRole("button", { name: "Decrease quantity" }).click();
  await expect(rows.first()).toHaveText("Subtotal€20.00");
  await shop.expectNoSidewaysScroll();
  await expectNoSeriousFindings(page);

  await page.getByLabel("Name").fill("Aoife");
  await page.getByLabel("Delivery address").fill("12 High Street, Kilkenny");
  const shown = await rows.last().textContent();
  await enter(page);
  await expect(page.getByRole("region", { name: "Items" })).toContainText(shown ?? "?");
});

test.describe("out of order", () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test("sums that cannot be had are offered again", async ({ owner, shop, page }) => {
    const { name: category } = await owner.category();
    const part = await owner.product({ category });
    await page.route("**/api/admin/orders/preview", (route) => route.abort());
    await shop.visit("/admin/orders/new");
    await add(page, part);
    await expect(sums(page)).toContainText("The sums could not be reckoned.");
    await page.unroute("**/api/admin/orders/preview");
    await sums(page).getByRole("button", { name: "Retry" }).click();
    await expect(sums(page)).toContainText("€11.00");
  });
});

test.describe("refused", () => {
  test.use(REFUSED);

  test("sums that cannot be are explained in their place", async ({ owner, shop, page }) => {
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

  test("what is missing is said at its field, and a delivery wants an address", async ({
    owner,
    shop,
    page,
  }) => {
    const { name: category } = await owner.category();
    const part = await owner.product({ category });
    await shop.visit("/admin/orders/new");
    await add(page, part);
    await page.getByText("Delivery", { exact: true }).click();
    await page.getByLabel("E-mail").fill("nobody");
    await enter(page);
    await expect(page.getByLabel("Name")).toBeFocused();
    await expect(page.getByText("Name must be at least 2 characters")).toBeVisible();
    await expect(page.getByText("Please enter a valid email")).toBeVisible();
    await expect(page.getByText("Please enter your complete address")).toBeVisible();
    await page.getByLabel("E-mail").fill("aoife@example.ie");
    await expect(page.getByText("Please enter a valid email")).toBeHidden();
    await page.getByLabel("Name").fill(unique("Aoife"));
    await page.getByLabel("Delivery address").fill("12 High Street, Kilkenny");
    await enter(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Order \d+$/);
    await expect(page.getByText("12 High Street, Kilkenny").first()).toBeVisible();
  });

  test("stock that went meanwhile is said in words, and the line shows what is left", async ({
    owner,
    shop,
    page,
  }) => {
    const { name: category } = await owner.category();
    const part = await owner.product({ category, inventory: 3 });
    await shop.visit("/admin/orders/new");
    await add(page, part);
    await page.getByRole("button", { name: `Add ${part.name}` }).click();
    await page.getByLabel("Name").fill("Aoife");
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

test("leaving a begun order asks first", async ({ owner, shop, page }) => {
  const { name: category } = await owner.category();
  const part = await owner.product({ category });
  await shop.visit("/admin/orders/new");
  await add(page, part);
  await page.getByRole("button", { name: `Remove ${part.name}` }).click();
  await expect(page.getByText("No parts yet.")).toBeVisible();
  await add(page, part);
  await page.getByRole("link", { name: "All orders" }).click();
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("region", { name: "The order" })).toContainText(part.name);
});
