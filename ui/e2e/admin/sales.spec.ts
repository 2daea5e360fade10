import { expect, test } from "../fixtures";
import { aName, buy, signIn } from "./incoming-verbs";

test("sales of any period, with bars, a table and the accountant's file", async ({ shop, page }) => {
  await signIn(page);
  const { id, orderNumber, total } = await buy(page.request, aName());
  const { updatedAt } = await (await page.request.get(`/api/admin/orders/${id}`)).json();
  const paid = await page.request.post(`/api/admin/orders/${id}/payments`, {
    data: { amount: total, method: "cash", updatedAt },
  });
  expect(paid.status()).toBe(201);
  await shop.visit("/admin/sales");
  await expect(page.getByRole("table", { name: "Ways of paying" })).toContainText("Cash");
  await page.getByText("Orders placed").click();
  await expect(page).toHaveURL(/&basis=ordered/);
  await expect(page.getByRole("img", { name: /^Sales by day: €[\d,.]+ in all/ })).toBeVisible();
  await expect(page.getByRole("table", { name: "Best sellers" })).toBeVisible();
  await expect(page.getByRole("table", { name: "Tax by rate" }).getByRole("row")).not.toHaveCount(1);
  await shop.expectFits();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download for the accountant" }).click();
  const { readFile } = await import("node:fs/promises");
  expect(await readFile(await (await download).path(), "utf-8")).toContain(orderNumber);

  const first = page.getByLabel("First day");
  await first.fill("2024-01-01");
  await page.getByLabel("Last day").focus();
  await expect(page).toHaveURL(/\?from=2024-01-01&to=20.*&basis=ordered/);
  await expect(page.getByRole("img", { name: /^Sales by month/ })).toBeVisible();
  await page.reload();
  await expect(first).toHaveValue("2024-01-01");
  await page.getByLabel("Last day").fill("2024-02-29");
  await first.focus();
  await expect(page).toHaveURL(/to=2024-02-29/);
  const last = page.getByLabel("Last day");
  await first.fill("2024-03-10");
  await last.focus();
  await expect(page, "a first day after the last one takes that along").toHaveURL(
    /from=2024-03-10&to=2024-03-10/,
  );
  await expect(last).toBeFocused();
  await expect(last).toHaveValue("2024-03-10");
  await last.fill("2024-03-24");
  await first.focus();
  await expect(page).toHaveURL(/from=2024-03-10&to=2024-03-24/);
  await page.getByText("This year").click();
  await expect(page.getByRole("img", { name: /^Sales by week/ })).toBeVisible();
});
