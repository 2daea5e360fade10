import { expect, expectNoSeriousFindings, test } from "../fixtures";
import { signIn } from "./incoming-verbs";

test.use({ expectedErrors: /status of 400/ });

test("labels are made for the chosen products, and a wrong size is said at its field", async ({
  shop,
  page,
}) => {
  await signIn(page);
  await shop.visit("/admin/dashboard?search=orbit");
  for (const name of ["Orbit 15 Cordless Polisher", "Orbit 9 Compact Polisher"]) {
    await page.getByRole("checkbox", { name: `Select ${name}` }).check();
  }
  await page.getByRole("button", { name: "Print labels…" }).click();
  const dialog = page.getByRole("dialog", { name: "Labels for 2 products" });
  await dialog.getByLabel("Width (mm)").fill("0");
  await dialog.getByRole("button", { name: "Make labels" }).click();
  await expect(dialog.getByLabel("Width (mm)")).toHaveAccessibleDescription(/20 to 200 mm/);
  await dialog.getByLabel("Paper").selectOption({ label: "A4 sheet, 24 labels (70 × 37 mm)" });
  await dialog.getByLabel("First unused label").fill("22");
  await expectNoSeriousFindings(page);
  await dialog.getByRole("button", { name: "Make labels" }).click();
  await expect(dialog.getByText("2 labels are ready.")).toBeVisible();
  const file = await dialog.getByRole("link", { name: /^Open the labels/ }).getAttribute("href");
  const pdf = await page.request.get(file ?? "");
  expect((await pdf.body()).subarray(0, 5).toString()).toBe("%PDF-");
  await shop.expectFits();
  await dialog.getByRole("button", { name: "Back" }).click();
  await expect(dialog.getByLabel("Paper")).toHaveValue("sheet24");
});
