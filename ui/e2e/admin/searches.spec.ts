import { goInside } from "../go";
import { expect, expectNoSeriousFindings, type Part, test, unique } from "./admin-verbs";

test("what customers did not find gets a synonym, and is found", async ({
  shop,
  page,
  owner,
  playwright,
  baseURL,
}) => {
  const name = unique("Bash plate");
  const words = unique("skid guard");
  const part = await owner.product({ category: (await owner.category()).name, name });
  const visitor = await playwright.request.newContext({ baseURL });
  const reported = await visitor.post("/api/analytics/product-view", {
    data: { searchQuery: words, results: 0 },
    headers: { Origin: baseURL ?? "" },
  });
  expect(reported.status()).toBe(204);
  await visitor.dispose();
  // What visitors report is stored together, a moment later.
  await expect
    .poll(async () => JSON.stringify(await owner.read("/api/admin/demand?days=30")))
    .toContain(words);

  await shop.visit("/admin/demand");
  const wanted = page.getByRole("region", { name: "Asked for but not in the shop" });
  const line = wanted.getByRole("listitem").filter({ hasText: words });
  await line.getByRole("button", { name: "Ordered" }).click();
  await expect(line).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(line).toContainText("1 search");
  await shop.expectFits();

  await goInside(page, "/admin/analytics");
  await page.getByRole("link", { name: "Searches", exact: true }).click();
  const missing = page.getByRole("region", { name: "Searches with no results" });
  await missing.getByRole("button", { name: `Add synonym for ${words}` }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Customers search for")).toHaveValue(words);
  await dialog.getByLabel("In the shop it is called").fill(words);
  await expectNoSeriousFindings(page);
  await dialog.getByLabel("In the shop it is called").fill(name);
  await dialog.getByRole("button", { name: "Add synonym" }).click();
  await expect(page.getByRole("region", { name: "Synonyms" })).toContainText(words);
  await expect(missing).not.toContainText(words);
  await shop.expectNoSidewaysScroll();
  const found = await owner.read<Part[]>(`/api/products?search=${encodeURIComponent(words)}`);
  expect(found.map(({ id }) => id)).toEqual([part.id]);

  await page.getByRole("button", { name: `Delete ${words}` }).click();
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(missing).toContainText(words);
});
