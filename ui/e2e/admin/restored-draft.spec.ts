import type { Page } from "@playwright/test";
import { ADMIN_PASSWORD } from "../../playwright.config";
import { goInside } from "../go";
import { expect, expectNoSeriousFindings, openMore, type Part, picture, test, unique } from "./admin-verbs";

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const note = (page: Page) => page.getByText("Your unsaved text is kept.");

async function endSession(page: Page) {
  await page.request.post("/api/admin/logout");
}

async function signIn(page: Page) {
  await expect(page).toHaveURL(/\/admin\/login$/);
  await page.getByLabel("Password", { exact: true }).fill(ADMIN_PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
}

test.describe("a session that ends under a form", () => {
  test.use({ expectedErrors: /status of 401/ });

  test("who leaves changes knowingly finds nothing stored; otherwise what was typed is restored after the login, or discarded", async ({
    shop,
    page,
    owner,
  }) => {
    await test.step("who logs out and leaves the changes knowingly finds nothing stored", async () => {
      await shop.visit("/admin/settings");
      await field(page, "Business name").fill("Never saved");
      const menu = page.getByRole("button", { name: "Open menu" });
      if (await menu.isVisible()) await menu.click();
      await page.getByRole("button", { name: "Logout" }).click();
      await page.getByRole("button", { name: "Leave without saving" }).click();
      await signIn(page);
      await expect(note(page)).toHaveCount(0);
    });

    await test.step("settings come back as typed, the mail password never", async () => {
      await goInside(page, "/admin/settings/mail");
      await page.getByLabel("Provider").selectOption("Other provider");
      await field(page, "Password").fill("hunter2-of-the-mail-server");
      await field(page, "Server").fill("mail.example.ie");
      await endSession(page);
      await page.getByRole("button", { name: "Save settings" }).click();
      await expect(page).toHaveURL(/\/admin\/login$/);
      expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
        "hunter2",
      );
      await signIn(page);
      await page.getByRole("link", { name: "Continue" }).click();
      await expect(page.getByText("Your unsaved text is back", { exact: true })).toBeVisible();
      await expect(field(page, "Server")).toHaveValue("mail.example.ie");
      await expect(field(page, "Password")).toHaveValue("");
      await page.getByRole("button", { name: "Discard" }).click();
      await expect(field(page, "Server")).toHaveValue("");
    });

    await test.step("what is kept can be discarded unseen", async () => {
      await goInside(page, "/admin/settings");
      await field(page, "Business name").fill("Never saved");
      await endSession(page);
      await page.getByRole("button", { name: "Save settings" }).click();
      await signIn(page);
      await page.getByRole("button", { name: "Discard it" }).click();
      await expect(note(page)).toHaveCount(0);
      await goInside(page, "/admin/settings");
      await expect(field(page, "Business name")).not.toHaveValue("Never saved");
    });

    await test.step("what was typed about a product comes back, and what it fits", async () => {
      const { name: category } = await owner.category();
      const brand = await owner.brand();
      const model = await owner.model(brand.id);
      const part = await owner.product({ category });
      const name = unique("Wing");
      await goInside(page, `/admin/products/${part.id}`);
      await field(page, "Name").fill(name);
      await field(page, "Price (€)").fill("249.5");
      await page.getByRole("searchbox", { name: "Filter vehicles" }).fill(model.name);
      await page.getByRole("checkbox", { name: model.name, exact: true }).check();
      await page.locator("input[type=file]").first().setInputFiles(picture());
      await endSession(page);
      await page.getByRole("button", { name: "Save product" }).click();
      await signIn(page);
      await expectNoSeriousFindings(page);
      await shop.expectNoSidewaysScroll();
      await page.getByRole("link", { name: "Continue" }).click();
      await expect(page.getByText("Choose the picture from this device again.").first()).toBeVisible();
      await expect(note(page)).toHaveCount(0);
      await expect(field(page, "Name")).toHaveValue(name);
      await expect(field(page, "Price (€)")).toHaveValue("249.5");
      await expect(field(page, "Description")).toHaveValue("Made for the tests of the list.");
      await expect(page.getByText("Unsaved changes")).toBeVisible();
      await page.getByRole("button", { name: "Save product" }).click();
      await expect(page).toHaveURL(/\/admin\/dashboard$/);
      await expect(note(page)).toHaveCount(0);
      const fitting = await owner.read<Part[]>(`/api/models/${model.id}/products`);
      expect(fitting).toEqual([expect.objectContaining({ id: part.id, name, price: "249.50" })]);
    });

    await test.step("a new product's address, edited by hand, stays as it was", async () => {
      await goInside(page, "/admin/products/new");
      await field(page, "Name").fill("Half a wing");
      await openMore(page);
      await field(page, "Address").fill("by-hand");
      await endSession(page);
      await field(page, "Description").fill("A wing that holds the car down.");
      await field(page, "Price (€)").fill("1");
      await field(page, "Category").selectOption({ index: 1 });
      await page.getByRole("button", { name: "Create product" }).click();
      await signIn(page);
      await goInside(page, "/admin/products/new");
      await expect(field(page, "Name")).toHaveValue("Half a wing");
      await field(page, "Name").fill("A whole wing");
      await expect(field(page, "Address")).toHaveValue("by-hand");
    });
  });
});
