import { expect, expectNoSeriousFindings, test } from "./own-shop";

test("the number of an error leads to what the program noted", async ({ page, ownShop }) => {
  const { appendFileSync } = await import("node:fs");
  const noted =
    "2026-11-21T10:00:01.000Z ERROR app.web.api.errors: error 1a2b3c4d on POST /api/checkout/confirm";
  appendFileSync(
    `${ownShop.folder}/logs/pitlane.log`,
    `${noted}\\nTraceback (most recent call last):\\n  boom\n`,
  );
  await page.goto("/admin/online");
  await page.getByRole("link", { name: "Log", exact: true }).click();
  const events = page.getByRole("list", { name: "Events, newest first" }).getByRole("listitem");
  await expect(events.first()).toContainText("error 1a2b3c4d on POST /api/checkout/confirm");
  await page.getByRole("searchbox", { name: "Search for a number or a word" }).fill("1a2b3c4d");
  await expect(events).toHaveCount(1);
  await expect(events.getByText("boom")).toBeHidden();
  await events.getByText("Technical details").click();
  await expect(events.getByText("boom")).toBeVisible();
  await expectNoSeriousFindings(page);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download" }).click();
  expect((await download).suggestedFilename()).toBe("pitlane-log.txt");
  await page.getByRole("searchbox").fill("ffffffff");
  await expect(page.getByRole("heading", { name: "Nothing found" })).toBeVisible();
});
