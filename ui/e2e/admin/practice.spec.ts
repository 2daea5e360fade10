import { existsSync } from "node:fs";
import { PHONE } from "../../playwright.config";
import { Shop } from "../fixtures";
import { goInside } from "../go";
import { expect, test } from "./own-shop";

/** It is set up in seconds, but not on a machine that is busy with other tests. */
const SET_UP_MS = 60_000;

test("an owner practises a sale, and one press takes all of it away", async ({
  page,
  ownShop,
  context,
  shop,
}) => {
  test.setTimeout(180_000);
  await page.goto("/admin/settings/practice");
  await page.getByRole("button", { name: "Start practising" }).click();
  const open = page.getByRole("link", { name: "Open the practice shop" });
  await expect(open).toBeVisible({ timeout: SET_UP_MS });
  await expect(page.getByText(`in ${ownShop.folder}-practice.`)).toBeVisible();
  await shop.expectFits();
  const opened = context.waitForEvent("page");
  await open.click();
  const trainee = await opened;
  await trainee.waitForURL("**/admin/today");
  const { origin } = new URL(trainee.url());
  const line = trainee.getByRole("complementary", { name: "Practice" });

  await test.step("every screen says that it is practice", async () => {
    await expect(trainee.getByRole("heading", { name: "Today", exact: true })).toBeVisible();
    const practice = new Shop(trainee);
    const isSaid = async () => {
      await expect(line).toContainText("Practice: nothing here is real");
      await expect(trainee).toHaveTitle(/Practice: /);
    };
    await goInside(trainee, "/admin/orders");
    await isSaid();
    await practice.expectFits();
    await goInside(trainee, "/shop");
    await isSaid();
    await trainee.goto(`${origin}/withdraw`);
    await isSaid();
    await practice.expectFits();
    await trainee.goto(`${origin}/admin/till`);
  });

  await test.step("a part is sold at the till under a number that no real sale has", async () => {
    await trainee.getByRole("checkbox", { name: "I have read this" }).check();
    await trainee.getByLabel("Cash in the till, in €").fill("100");
    await trainee.keyboard.press("Enter");
    const field = trainee.getByRole("combobox", { name: /^Scan, or type/ });
    await expect(field).toBeFocused();
    await trainee.keyboard.type("DEMO-1001");
    await trainee.keyboard.press("Enter");
    await expect(trainee.getByRole("list", { name: "Lines of the sale" }).getByRole("listitem")).toHaveCount(
      1,
    );
    await trainee.keyboard.press("F2");
    await expect(trainee.getByLabel("Cash given")).toBeFocused();
    await trainee.keyboard.type("40", { delay: 60 });
    await trainee.keyboard.press("Enter");
    await expect(trainee.getByText("Sale DEMO-1001")).toBeVisible();
    await trainee.setViewportSize(PHONE);
    await expect(line.getByRole("button", { name: "Take practice away" })).toBeInViewport();
  });

  await test.step("a job has such a number as well, and a mail server is refused", async () => {
    await goInside(trainee, "/admin/jobs");
    await expect(trainee.getByText(/Job DEMO-\d/).first()).toBeVisible();
    const settings = await trainee.request.patch(`${origin}/api/admin/settings`, {
      data: { mailHost: "smtp.example.ie" },
    });
    expect(settings.status()).toBe(400);
    expect((await settings.json()).message).toBe(
      "This is the practice shop: nothing leaves it. E-mails are written, but none is sent.",
    );
  });

  await test.step("one press takes it away and leads back", async () => {
    await line.getByRole("button", { name: "Take practice away" }).click();
    await expect(trainee.getByRole("heading", { name: "Practice is over" })).toBeVisible();
    await expect(trainee).toHaveURL(`${ownShop.url}/admin/settings/practice`);
    await expect(trainee.getByRole("button", { name: "Start practising" })).toBeVisible();
    expect(existsSync(`${ownShop.folder}-practice`)).toBe(false);
    const { orders } = await (await page.request.get("/api/admin/orders")).json();
    expect(JSON.stringify(orders)).not.toContain("DEMO-1001");
  });
});
