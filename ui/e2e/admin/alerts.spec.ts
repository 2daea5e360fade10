import { holdClock, type Shop } from "../fixtures";
import { unique } from "./admin-verbs";
import { sendEnquiry } from "./incoming-verbs";
import { expect, test } from "./trade-verbs";

const WITHIN_MS = 5000;

declare global {
  interface Window {
    notices: string[];
    rings: number;
  }
}

/** Open a screen whose clock only the test moves, and wait until it knows what is old. */
async function watch(shop: Shop, path: string) {
  await holdClock(shop.page);
  const first = shop.page.waitForResponse("**/api/admin/orders/feed");
  await shop.visit(path);
  await (await first).finished();
}

test("a new order is announced on any screen within five seconds, and the toast leads to it", async ({
  customer,
  shop,
  page,
}) => {
  await watch(shop, "/admin/analytics");
  await expect(page.getByRole("heading", { name: "Visits", level: 1 })).toBeVisible();
  const { orderNumber, name } = await customer.order();
  await page.clock.fastForward(WITHIN_MS);
  const toast = shop.toast(`New order ${orderNumber}`);
  await expect(toast).toContainText(`${name}, €110.00`);
  await expect(page).toHaveTitle(/^\(\d+\) Visits/);
  await toast.getByRole("link", { name: "Open the order" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Order ${orderNumber}`);
  await expect(toast).toBeHidden();
});

test("two orders between two looks are announced together, with both names and one sound", async ({
  customer,
  shop,
  page,
}) => {
  await page.addInitScript(() => {
    window.rings = 0;
    window.AudioContext = class extends AudioContext {
      override resume() {
        window.rings += 1;
        return super.resume();
      }
    };
  });
  await watch(shop, "/admin/analytics");
  // A browser is silent before the first click.
  await page.getByRole("heading", { name: "Visits", level: 1 }).click();
  const [first, second] = [await customer.order(), await customer.order()];
  await page.clock.fastForward(WITHIN_MS);
  const toast = shop.toast("2 new orders");
  await expect(toast).toContainText(
    `${second.orderNumber} ${second.name}, ${first.orderNumber} ${first.name}`,
  );
  await expect.poll(() => page.evaluate(() => window.rings)).toBe(1);
  await page.clock.fastForward(WITHIN_MS);
  expect(await page.evaluate(() => window.rings)).toBe(1);
});

test("a new message is announced with its sender, and the toast leads to the messages", async ({
  shop,
  page,
}) => {
  await watch(shop, "/admin/backups");
  const name = unique("Visitor");
  await sendEnquiry(page.request, {
    name,
    email: "v@example.ie",
    message: "Do you tint the windows of vans?",
  });
  await page.clock.fastForward(WITHIN_MS);
  const toast = shop.toast(`New enquiry from ${name}`);
  await expect(toast).toContainText("Do you tint the windows of vans?");
  await toast.getByRole("link", { name: "Read enquiries" }).click();
  await expect(page).toHaveURL(/contact-messages$/);
});

test("the owner's own order is counted, but not announced", async ({ owner, shop, page }) => {
  const { name: category } = await owner.category();
  const part = await owner.product({ category });
  await watch(shop, "/admin/mails");
  const entry = page.getByRole("navigation", { name: "Back office" }).getByRole("link", { name: /^Sales/ });
  const { pending } = await owner.read<{ pending: number }>("/api/admin/orders/feed");
  const items = [{ productId: part.id, quantity: 1 }];
  const data = { items, customerName: "Aoife", deliveryMethod: "collection" };
  expect((await page.request.post("/api/admin/orders", { data })).status()).toBe(201);
  const looked = page.waitForResponse("**/api/admin/orders");
  await page.clock.fastForward(WITHIN_MS);
  await looked;
  await expect(entry).toContainText(`${pending + 1} pending`);
  await expect(shop.toast("New order")).toBeHidden();
});

test.describe("the system's notifications", () => {
  test.use({ permissions: ["notifications"] });

  test("come only once they are switched on, while the owner looks elsewhere", async ({
    customer,
    shop,
    page,
  }) => {
    await page.addInitScript(() => {
      window.notices = [];
      document.hasFocus = () => false;
      window.Notification = class {
        static permission = "granted";
        static requestPermission = async () => "granted";
        constructor(title: string) {
          window.notices.push(title);
        }
      } as unknown as typeof Notification;
    });
    await watch(shop, "/admin/orders");
    const silent = await customer.order();
    await page.clock.fastForward(WITHIN_MS);
    await expect(shop.toast(`New order ${silent.orderNumber}`)).toBeVisible();
    expect(await page.evaluate(() => window.notices)).toEqual([]);

    await page.getByRole("button", { name: "Notifications off" }).click();
    await expect(page.getByRole("button", { name: "Notifications on" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    const toast = await customer.order();
    await page.clock.fastForward(WITHIN_MS);
    await expect.poll(() => page.evaluate(() => window.notices)).toEqual([`New order ${toast.orderNumber}`]);
    await page.reload();
    await expect(page.getByRole("button", { name: "Notifications on" })).toBeVisible();
  });
});
