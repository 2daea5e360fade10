import type { Page } from "@playwright/test";
import { expect, holdClock, test } from "../fixtures";
import { goInside } from "../go";
import { aName, buy, moveOrder, signIn, wellStocked } from "./incoming-verbs";

const ASK_AGAIN_MS = 5000;

declare global {
  interface Window {
    notes: number;
  }
}

/** Count the notes that the page plays. */
async function listen(page: Page) {
  await page.addInitScript(() => {
    window.notes = 0;
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (when) {
      window.notes += 1;
      start.call(this, when);
    };
  });
}

const notes = (page: Page) => page.evaluate(() => window.notes);
const waiting = async (page: Page) => {
  const feed = await page.request.get("/api/admin/orders/feed");
  const { pending, newEnquiries, newWithdrawals } = await feed.json();
  return pending + newEnquiries + newWithdrawals;
};
const row = (page: Page, orderNumber: string) =>
  page.getByRole("row").filter({ has: page.getByRole("link", { name: orderNumber, exact: true }) });
const tab = (page: Page, name: RegExp) =>
  page.getByRole("navigation", { name: "Orders by status" }).getByRole("link", { name });

test.use({ expectedErrors: /status of 503/ });
test.beforeEach(({ page }) => signIn(page));

test("a new order shows by itself, is heard once and counted in the title; a sound that is off stays off", async ({
  shop,
  page,
}) => {
  await listen(page);
  await holdClock(page);
  await shop.visit("/admin/orders");

  await test.step("a new order shows by itself, is heard once and counted in the title", async () => {
    await tab(page, /^All/).click();
    const before = await waiting(page);
    const order = await buy(page.request, aName());
    await page.clock.fastForward(ASK_AGAIN_MS);
    await expect(row(page, order.orderNumber)).toBeVisible();
    await expect(shop.toast(`New order ${order.orderNumber}`)).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^\\(${before + 1}\\) Orders`));
    await expect.poll(() => notes(page)).toBe(2);
    await moveOrder(page, order.id, "confirmed");
    await page.clock.fastForward(ASK_AGAIN_MS);
    await expect(row(page, order.orderNumber)).toContainText("Confirmed");
    expect(await notes(page)).toBe(2);
  });

  await test.step("a sound that is switched off stays off", async () => {
    await page.getByRole("button", { name: "Sound on" }).click();
    await page.reload();
    await shop.ready();
    const sound = page.getByRole("button", { name: "Sound off" });
    await expect(sound).toHaveAttribute("aria-pressed", "false");
    await tab(page, /^All/).click();
    const order = await buy(page.request, aName());
    await page.clock.fastForward(ASK_AGAIN_MS);
    await expect(row(page, order.orderNumber)).toBeVisible();
    await expect(shop.toast(`New order ${order.orderNumber}`)).toBeVisible();
    expect(await notes(page)).toBe(0);
    await sound.click();
    await expect.poll(() => notes(page), "switching it on lets it be heard").toBe(2);
  });
});

// The pages of a long list: ui/src/pages/admin/tests/orders.test.tsx.
test("finds by number, name, e-mail and product, and keeps the search among the tabs", async ({
  shop,
  page,
}) => {
  const name = aName();
  const [product] = await wellStocked(page.request);
  if (!product) throw new Error("Nothing is left in stock");
  const open = await buy(page.request, name, [[product, 1]]);
  const done = await buy(page.request, name, [[product, 1]]);
  await moveOrder(page, done.id, "confirmed", "ready", "completed");
  await shop.visit("/admin/orders");
  const search = page.getByRole("searchbox", { name: "Search orders" });
  for (const words of [
    name,
    `${name.replace(" ", ".").toLowerCase()}@example.ie`,
    `${name} ${product.name}`,
  ]) {
    await search.fill(words);
    await expect.poll(() => new URL(page.url()).searchParams.get("search")).toBe(words);
    await expect(tab(page, /^All/)).toHaveText("All 2");
    await expect(page.getByRole("row")).toHaveCount(3);
  }
  await tab(page, /^Completed/).click();
  await expect(tab(page, /^Completed/)).toHaveAttribute("aria-current", "true");
  await expect(row(page, open.orderNumber)).toHaveCount(0);
  await row(page, done.orderNumber).getByRole("link").click();
  await page.getByRole("link", { name: "All orders", exact: true }).click();
  await expect(page, "the list as it was left").toHaveURL(/status=completed&search=Customer/);
  await expect(search).toHaveValue(`${name} ${product.name}`);
  await search.fill(open.orderNumber);
  await expect(page.getByRole("heading", { name: "No orders found" })).toBeVisible();
  await page.getByRole("link", { name: "Show all orders" }).click();
  await expect(search).toHaveValue("");
  await expect(row(page, open.orderNumber)).toBeVisible();
  await actOnTicked(page, name, open.orderNumber);

  await test.step("a list that cannot be loaded offers to try again, and fits every window, with a withdrawal to decide too", async () => {
    const list = /\/api\/admin\/orders(\?|$)/;
    await page.route(list, (route) => route.fulfill({ status: 503 }));
    await goInside(page, `/admin/orders?search=${encodeURIComponent(name)}&from=2026-01-02`);
    await expect(page.getByRole("alert")).toContainText("The orders could not be loaded.");
    await page.unroute(list);
    const withdrawal = { status: "new", at: "2026-07-01T09:00:00Z" };
    await page.route(list, async (route) => {
      const answer = await (await route.fetch()).json();
      const orders = answer.orders.map((each: object) => ({ ...each, withdrawal }));
      await route.fulfill({ json: { ...answer, orders, tracksPayments: true } });
    });
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(row(page, open.orderNumber)).toContainText("Withdrawal to decide");
    await expect(page.getByRole("columnheader", { name: "Payment" })).toBeVisible();
    await shop.expectFits();
    for (const tablet of [
      { width: 1024, height: 768 },
      { width: 768, height: 1024 },
    ]) {
      await page.setViewportSize(tablet);
      await shop.expectNoSidewaysScroll();
    }
  });
});

/** Filter by day, act on several at once, and open a row by a click, which lets its text be marked. */
async function actOnTicked(page: Page, name: string, pending: string) {
  await page.getByRole("searchbox", { name: "Search orders" }).fill(name);
  await expect(page.getByRole("row")).toHaveCount(3);
  await page.getByLabel("Placed from").fill("2026-01-01");
  await page.getByRole("checkbox", { name: "Select all" }).check();
  const acts = page.getByRole("region", { name: "Selection" });
  await expect(acts).toContainText("2 selected");
  await expect(page.locator(".packing-slips > article")).toHaveCount(2);
  const file = page.waitForEvent("download");
  await acts.getByRole("link", { name: "Export" }).click();
  expect((await file).suggestedFilename()).toBe("orders.csv");
  await acts.getByRole("button", { name: "Confirm 1 pending" }).click();
  await expect(row(page, pending)).toContainText("Confirmed");
  await expect(acts).toHaveCount(0);
  const customer = row(page, pending).getByText(name, { exact: true });
  await customer.dragTo(customer, { sourcePosition: { x: 1, y: 8 }, targetPosition: { x: 60, y: 8 } });
  expect(await page.evaluate(() => window.getSelection()?.toString())).toMatch(/^Custom/);
  await page.getByRole("heading", { level: 1 }).click();
  await customer.click();
  await expect(page).toHaveURL(/\/admin\/orders\/[0-9a-f-]{36}$/);
}
