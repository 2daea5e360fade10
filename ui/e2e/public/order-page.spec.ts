import type { Page } from "@playwright/test";
import { findProduct, type ListedProduct, title } from "../catalogue-verbs";
import { goInside } from "../go";
import { expect, holdClock, type Owner, test } from "../sample-shop";

const foam = ({ slug }: ListedProduct) => slug === "snow-foam-pre-wash-500-ml";
const withdrawLink = (page: Page) =>
  page.getByRole("main").getByRole("link", { name: "Withdraw from contract here" });

async function takeOrder(page: Page, owner: Owner, details: object = {}) {
  return owner.takeOrder((await findProduct(page, foam)).id, details);
}

// What the confirmation says of the page: checkout.spec.ts; an order that there is not: not-there.spec.ts.
test("the page shows an order in each state as the owner goes on, on paper too, and gives nothing away", async ({
  shop,
  page,
  owner,
}) => {
  const { id: first } = await takeOrder(page, owner);
  await holdClock(page);

  await test.step("the page asks for nothing at first: the order came with it, and no search engine may keep it", async () => {
    const asked: string[] = [];
    page.on("request", (request) => request.url().includes("/api/orders") && asked.push(request.url()));
    const reported = page.waitForRequest("**/api/analytics/page-visit");
    const answer = await page.goto(`/order/${first}`);
    await shop.ready();
    await expect(title(page, "Order received")).toBeVisible();
    await expect(withdrawLink(page)).toBeVisible();
    expect(asked).toEqual([]);
    expect(answer?.headers()["x-robots-tag"]).toBe("noindex");
    expect((await reported).postDataJSON().path, "what the statistics call it gives nothing away").toBe(
      "/order",
    );
  });

  await test.step("the page follows each step that the owner takes, without a reload", async () => {
    await expect(page.getByRole("listitem").filter({ hasText: "On its way" })).toContainText("still to come");
    await owner.change(first, { status: "confirmed" });
    await owner.change(first, { status: "shipped", tracking: "RR 123 456 785 IE" });
    await page.clock.runFor(30_000);
    await expect(title(page, "On its way")).toBeVisible();
    await expect(page.getByRole("region", { name: "Tracking" })).toContainText("RR 123 456 785 IE");
    await expect(page.locator("[aria-current=step]")).toContainText("On its way");
    await owner.change(first, { status: "completed" });
    await page.clock.runFor(30_000);
    await expect(title(page, "Completed")).toBeVisible();
    await shop.expectFits("main");
  });

  await test.step("a collection says where and when, and is ready to collect", async () => {
    const { id } = await takeOrder(page, owner, { deliveryMethod: "collection", shippingAddress: "" });
    await owner.change(id, { status: "confirmed" });
    await owner.change(id, { status: "ready" });
    await goInside(page, `/order/${id}`);
    await expect(title(page, "Ready to collect")).toBeVisible();
    const where = page.getByRole("region", { name: "Collect from" });
    await expect(where).toContainText("Kilkenny, Ireland");
    await expect(where).toContainText("Sat 9AM-4PM");
    await expect(page.getByRole("main")).toContainText("CollectionFree");
  });

  await test.step("a cancelled order says so, and that nothing is to come", async () => {
    const { id } = await takeOrder(page, owner);
    await owner.change(id, { status: "cancelled" });
    await goInside(page, `/order/${id}`);
    await expect(title(page, "Cancelled")).toBeVisible();
    await expect(withdrawLink(page)).toHaveCount(0);
    await expect(page.getByText("still to come")).toHaveCount(0);
  });

  await test.step("on paper there is the order alone, dark on white", async () => {
    const { id, orderNumber } = await takeOrder(page, owner);
    await goInside(page, `/order/${id}`);
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
