import { holdClock, type Shop } from "../fixtures";
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

test("new orders are announced on any screen within five seconds, two together, and the owner's own only counted", async ({
  customer,
  owner,
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
  await watch(shop, "/admin/backups");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Backups");

  await test.step("two orders between two looks are announced together, with both names and one sound", async () => {
    // A browser is silent before the first click.
    await heading.click();
    const [first, second] = [await customer.order(), await customer.order()];
    await page.clock.fastForward(WITHIN_MS);
    await expect(shop.toast("2 new orders")).toContainText(
      `${second.orderNumber} ${second.name}, ${first.orderNumber} ${first.name}`,
    );
    await expect.poll(() => page.evaluate(() => window.rings)).toBe(1);
    await page.clock.fastForward(WITHIN_MS);
    expect(await page.evaluate(() => window.rings)).toBe(1);
  });

  await test.step("the owner's own order is counted, but not announced", async () => {
    const part = await owner.product({ category: (await owner.category()).name });
    const entry = page.getByRole("navigation", { name: "Back office" }).getByRole("link", { name: /^Sales/ });
    const { pending } = await owner.read<{ pending: number }>("/api/admin/orders/feed");
    const items = [{ productId: part.id, quantity: 1 }];
    const data = { items, customerName: "Aoife", deliveryMethod: "collection" };
    const placed = await page.request.post("/api/admin/orders", { data });
    expect(placed.status()).toBe(201);
    await page.clock.fastForward(WITHIN_MS);
    await expect(entry).toContainText(`${pending + 1} pending`);
    await expect(shop.toast(`New order ${(await placed.json()).orderNumber}`)).toBeHidden();
  });

  await test.step("the toast of one leads to it", async () => {
    const { orderNumber, name } = await customer.order();
    await page.clock.fastForward(WITHIN_MS);
    const toast = shop.toast(`New order ${orderNumber}`);
    await expect(toast).toContainText(`${name}, €110.00`);
    await expect(page).toHaveTitle(/^\(\d+\) Backups/);
    await toast.getByRole("link", { name: "Open the order" }).click();
    await expect(heading).toHaveText(`Order ${orderNumber}`);
    await expect(toast).toBeHidden();
  });
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
