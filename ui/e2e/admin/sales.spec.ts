import { expect, expectNoSeriousFindings, test } from "../fixtures";
import { aName, buy, signIn } from "./incoming-verbs";

test("sales of any period, with bars, a table and the accountant's file", { tag: "@both" }, async ({
  shop,
  page,
}) => {
  await signIn(page);
  const { orderNumber } = await buy(page.request, aName());
  await shop.visit("/admin/sales");
  await expect(page.getByRole("img", { name: /^Sales by day: €[\d,.]+ in all/ })).toBeVisible();
  await expect(page.getByRole("table", { name: "Best sellers" })).toBeVisible();
  await expect(page.getByRole("table", { name: "Tax by rate" }).getByRole("row")).not.toHaveCount(1);
  await expectNoSeriousFindings(page);
  await shop.expectNoSidewaysScroll();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download for the accountant" }).click();
  const { readFile } = await import("node:fs/promises");
  expect(await readFile(await (await download).path(), "utf-8")).toContain(orderNumber);

  const first = page.getByLabel("First day");
  await first.fill("2024-01-01");
  await page.getByLabel("Last day").focus();
  await expect(page).toHaveURL(/\?from=2024-01-01&to=20/);
  await expect(page.getByRole("img", { name: /^Sales by month/ })).toBeVisible();
  await page.reload();
  await expect(first).toHaveValue("2024-01-01");
  await page.getByText("This year").click();
  await expect(page.getByRole("img", { name: /^Sales by week/ })).toBeVisible();
});
