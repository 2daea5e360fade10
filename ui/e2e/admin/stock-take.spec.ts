import { expect, test } from "../fixtures";
import { signIn } from "./incoming-verbs";
import { scan } from "./scanner-verbs";

const NAME = "Foam Pad Set, 3 x 150 mm";

// An unknown number is refused.
test.use({ expectedErrors: /status of 400/ });

test("a shelf is counted by scanner and keys, its differences are seen and booked", async ({
  shop,
  page,
}) => {
  await signIn(page);
  const before = await page.request
    .get("/api/admin/products?search=foam+pad+set")
    .then((answer) => answer.json());
  const { id, inventory, sku } = before.find(({ name }: { name: string }) => name === NAME);
  await shop.visit("/admin/stock-take");
  await expect(page.getByText("Nothing is counted yet.")).toBeVisible();
  const field = page.getByRole("textbox", { name: /^Scan a piece/ });
  const counted = page.getByRole("textbox", { name: `Counted of ${NAME}` });

  await test.step("an unknown number is said, and the field is ready for the next one", async () => {
    await field.fill("4012345678901");
    await page.keyboard.press("Enter");
    await expect(page.getByText("No part has the number 4012345678901.")).toBeVisible();
    await expect(field).toHaveValue("");
  });

  await test.step("the parts of one shelf are listed by themselves", async () => {
    await page.getByLabel("Place", { exact: true }).selectOption("Shelf C1");
    await expect(counted).toBeVisible();
    await expect(page.getByRole("row", { name: /Carpet Mats/ })).toHaveCount(0);
    await page.getByLabel("Place", { exact: true }).selectOption("All places");
  });

  await test.step("scans in a row are counted one by one", async () => {
    await field.focus();
    for (let piece = 0; piece < 3; piece++) await page.keyboard.type(`${sku}\n`);
    await expect(page.getByText(`${NAME}: 3 counted`)).toBeVisible();
    await expect(counted).toHaveValue("3");
    await expect(page.getByText("No part has the number 4012345678901."), "it is not lost").toBeVisible();
    await page.getByRole("button", { name: "Dismiss 4012345678901" }).press("Enter");
  });

  await test.step("a scanner that types into a count is no count, but one piece more", async () => {
    await counted.focus();
    await scan(page, sku);
    await expect(page.getByText(`${NAME}: 4 counted`)).toBeVisible();
    await expect(counted).toHaveValue("4");
    await scan(page, "4006381333932");
    await expect(page.getByText("4006381333932 was misread")).toBeVisible();
    await page.getByRole("button", { name: "Dismiss 4006381333932" }).press("Enter");
  });

  await test.step("a typed count takes its place, and the difference is shown", async () => {
    // Pieces that another test has sold, and that are not handed over, are still on the shelf.
    const { parts } = await page.request.get("/api/admin/stock-take").then((answer) => answer.json());
    const { expected } = parts.find(({ name }: { name: string }) => name === NAME);
    await counted.fill(String(expected - 2));
    await counted.press("Enter");
    await page.getByText("Differences", { exact: true }).click();
    await expect(page.getByRole("row", { name: new RegExp(NAME) })).toContainText("−2");
    await expect(page.getByText("1 part counted, 1 difference.")).toBeVisible();
    await shop.expectFits();
  });

  await test.step("booking changes the stock and says so in its history", async () => {
    await page.getByRole("button", { name: "Book the count" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Book the count" }).click();
    await expect(shop.toast("Count booked")).toContainText("1 stock changed.");
    await expect(page.getByText("Nothing is counted yet.")).toBeVisible();
    const { moves } = await page.request
      .get(`/api/admin/products/${id}/stock-moves`)
      .then((answer) => answer.json());
    expect(moves[0]).toMatchObject({ reason: "count", change: -2, stock: inventory - 2 });
  });
  await page.request.patch(`/api/admin/products/${id}`, { data: { inventory } });
});
