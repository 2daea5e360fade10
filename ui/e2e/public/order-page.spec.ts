import type { Page } from "@playwright/test";
import { bringCart } from "../cart-verbs";
import { findProduct, type ListedProduct, title } from "../catalogue-verbs";
import { fillCheckout, placeAndRead } from "../checkout-verbs";
import { expect, expectNoSeriousFindings, holdClock, type Owner, test } from "../sample-shop";

const foam = ({ slug }: ListedProduct) => slug === "snow-foam-pre-wash-500-ml";
const withdrawLink = (page: Page) =>
  page.getByRole("main").getByRole("link", { name: "Withdraw from contract here" });

async function takeOrder(page: Page, owner: Owner, details: object = {}) {
  return owner.takeOrder((await findProduct(page, foam)).id, details);
}

test("the confirmation gives the order's link to keep, and a copy of it", async ({ shop, page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await bringCart(page, [[await findProduct(page, foam), 2]]);
  await shop.visit("/checkout");
  await fillCheckout(page);
  const { orderId, order } = await placeAndRead(page);
  const address = `${new URL(page.url()).origin}/order/${orderId}`;
  await expect(page.getByRole("link", { name: address })).toBeVisible();
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await expect(page.getByRole("button", { name: "Print" })).toBeVisible();
  await page.getByRole("link", { name: address }).click();
  await expect(page).toHaveURL(address);
  await expect(title(page, "Order received")).toBeVisible();
  await expect(page).toHaveTitle(`Order ${order.orderNumber} | Pitlane`);
  await expect(page.getByRole("main")).toContainText("Snow Foam Pre-Wash, 500 ml × 2€25.00");
  await expect(page.getByRole("main")).toContainText("Subtotal€25.00Tax (10%)€2.50Total€27.50");
});

test("the page follows each step that the owner takes, without a reload", async ({ shop, page, owner }) => {
  const { id } = await takeOrder(page, owner);
  await holdClock(page);
  await shop.visit(`/order/${id}`);
  await expect(title(page, "Order received")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "On its way" })).toContainText("still to come");
  await owner.change(id, { status: "confirmed" });
  await owner.change(id, { status: "shipped", tracking: "RR 123 456 785 IE" });
  await page.clock.runFor(30_000);
  await expect(title(page, "On its way")).toBeVisible();
  await expect(page.getByRole("region", { name: "Tracking" })).toContainText("RR 123 456 785 IE");
  await expect(page.locator("[aria-current=step]")).toContainText("On its way");
  await owner.change(id, { status: "completed" });
  await page.clock.runFor(30_000);
  await expect(title(page, "Completed")).toBeVisible();
  await shop.expectFits();
});

test("the page shows an order in each state, on paper too, and gives nothing away", async ({
  shop,
  page,
  owner,
}) => {
  await test.step("the page asks for nothing at first: the order came with it, and no search engine may keep it", async () => {
    const { id } = await takeOrder(page, owner);
    const asked: string[] = [];
    page.on("request", (request) => request.url().includes("/api/orders") && asked.push(request.url()));
    const answer = await page.goto(`/order/${id}`);
    await shop.ready();
    await expect(title(page, "Order received")).toBeVisible();
    await expect(withdrawLink(page)).toBeVisible();
    expect(asked).toEqual([]);
    expect(answer?.headers()["x-robots-tag"]).toBe("noindex");
  });

  await test.step("what the page is called in the statistics does not give the order away", async () => {
    const { id } = await takeOrder(page, owner);
    const reported = page.waitForRequest("**/api/analytics/page-visit");
    await shop.visit(`/order/${id}`);
    expect((await reported).postDataJSON().path).toBe("/order");
  });

  await test.step("a collection says where and when, and is ready to collect", async () => {
    const { id } = await takeOrder(page, owner, { deliveryMethod: "collection", shippingAddress: "" });
    await owner.change(id, { status: "confirmed" });
    await owner.change(id, { status: "ready" });
    await shop.visit(`/order/${id}`);
    await expect(title(page, "Ready to collect")).toBeVisible();
    const where = page.getByRole("region", { name: "Collect from" });
    await expect(where).toContainText("Kilkenny, Ireland");
    await expect(where).toContainText("Sat 9AM-4PM");
    await expect(page.getByRole("main")).toContainText("CollectionFree");
  });

  await test.step("a cancelled order says so, and that nothing is to come", async () => {
    const { id } = await takeOrder(page, owner);
    await owner.change(id, { status: "cancelled" });
    await shop.visit(`/order/${id}`);
    await expect(title(page, "Cancelled")).toBeVisible();
    await expect(withdrawLink(page)).toHaveCount(0);
    await expect(page.getByText("still to come")).toHaveCount(0);
  });

  await test.step("on paper there is the order alone, dark on white", async () => {
    const { id, orderNumber } = await takeOrder(page, owner);
    await shop.visit(`/order/${id}`);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText(`Order ${orderNumber}`)).toBeVisible();
    await expect(page.getByText("Total", { exact: true })).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeHidden();
    await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
    await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
    const colours = await page
      .locator("html")
      .evaluate((root) => [getComputedStyle(root).color, getComputedStyle(root).backgroundColor]);
    expect(colours).toEqual(["rgb(0, 0, 0)", "rgb(255, 255, 255)"]);
  });
});

test.describe("not there", () => {
  test.use({ expectedErrors: /status of 404/ });

  test("an unknown order is a 404 that leads to finding one", async ({ shop, page }) => {
    const answer = await page.goto("/order/00000000-0000-4000-8000-000000000000");
    expect(answer?.status()).toBe(404);
    await shop.ready();
    await expect(title(page, "Order not found")).toBeVisible();
    await expectNoSeriousFindings(page);
    await page.getByRole("main").getByRole("link", { name: "Find your order" }).click();
    await expect(page).toHaveURL("/order-lookup");
  });
});
