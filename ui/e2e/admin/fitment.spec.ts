import type { Page } from "@playwright/test";
import { DESKTOP, PHONE } from "../../playwright.config";
import { expectRoomInDialog } from "../dialog-room";
import { goInside } from "../go";
import { expect, expectNoSeriousFindings, test, unique } from "./admin-verbs";

const dialog = (page: Page) => page.getByRole("dialog");

test("a new shop takes known cars, narrows a part to an engine, copies it and reads it from a file", async ({
  shop,
  page,
  owner,
}) => {
  const { name: category } = await owner.category();
  // Other tests have filled the shop. A name that begins so is among the first of a list.
  const [kit, other] = [
    await owner.product({ category }),
    await owner.product({ category, name: unique("0 Part") }),
  ];

  await page.route("**/api/admin/vehicles", (route) => route.fulfill({ json: [] }));
  await shop.visit("/admin/vehicles");
  await page.getByRole("button", { name: "Add from the starter list" }).click();
  await dialog(page)
    .getByLabel(/^Volkswagen/)
    .check();
  await expectNoSeriousFindings(page);
  await expectRoomInDialog(page, /^Starter list/);
  await page.setViewportSize(DESKTOP);
  // What is added is read again.
  await page.unroute("**/api/admin/vehicles");
  await dialog(page)
    .getByRole("button", { name: /^Add \d+ models$/ })
    .click();
  await expect(page.getByText(/^\d+ models added$/)).toBeVisible();
  await page.getByRole("link", { name: "Volkswagen" }).click();
  const golf = page.getByRole("listitem").filter({ hasText: /^Golf Mk7 2013/ });
  await golf.getByRole("button", { name: "Engines of Golf Mk7" }).click();
  await golf.getByRole("button", { name: "Paste engines" }).click();
  await dialog(page).getByLabel("Engines", { exact: true }).fill("2.0 TDI; diesel; 110\n1.4 TSI; petrol");
  await dialog(page).getByRole("button", { name: "Add engines" }).click();
  await expect(golf.getByRole("list", { name: "Engines of Golf Mk7" })).toContainText(
    "2.0 TDI diesel · 110 kW",
  );
  await page.evaluate(() => window.scrollTo(0, 0));
  await shop.expectFits();

  await goInside(page, `/admin/products/${kit.id}`);
  await page.getByLabel("Filter vehicles").fill("Golf Mk7");
  await page.getByLabel("Golf Mk7 (2013-2020)").check();
  await page.getByRole("button", { name: "Years and note of Golf Mk7" }).click();
  await dialog(page).getByLabel("Only with 2.0 TDI").check();
  await dialog(page).getByLabel("From year").fill("2017");
  await dialog(page).getByRole("textbox", { name: /^Note/ }).fill("only with sport brakes");
  await dialog(page).getByLabel("It fits only if the note holds").check();
  await expectNoSeriousFindings(page);
  await dialog(page).getByRole("button", { name: "Use these" }).click();
  const narrowed = page.getByText("2017– · 2.0 TDI · only with sport brakes", { exact: true });
  await expect(narrowed).toBeVisible();
  await page.getByRole("button", { name: "Save product" }).click();
  await expect(shop.toast("Product saved")).toBeVisible();

  await goInside(page, `/admin/products/${other.id}`);
  await page.getByRole("button", { name: "Copy from…" }).click();
  await dialog(page).getByLabel("Product", { exact: true }).fill(kit.name);
  await dialog(page)
    .getByRole("button", { name: new RegExp(kit.name) })
    .click();
  // The form that takes the copy over begins without a filter.
  await expect(page.getByText("Fits 1 model")).toBeVisible();
  await page.getByLabel("Filter vehicles").fill("Golf Mk7");
  await expect(narrowed).toBeVisible();
  await page.setViewportSize(PHONE);
  await shop.expectNoSidewaysScroll();

  await shop.visit("/admin/vehicles/health");
  const gap = page.getByRole("region", { name: /^Products without vehicles/ });
  await expect(gap.getByRole("link", { name: other.name })).toBeVisible();
  await expectNoSeriousFindings(page);
  await goInside(page, "/admin/import-export");
  await page.getByLabel(/^Choose a fitment file/).setInputFiles({
    name: "fitment.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(`Our part,Make,Model,Engine\n${other.slug},Volkswagen,Golf Mk7,2.0 TDI\n`),
  });
  const check = page.getByRole("button", { name: "Check the file" });
  await expect(check).toBeDisabled();
  await page.getByLabel("Our part").selectOption("Product (its part number or address)");
  await check.click();
  await expect(page.getByText("Every line is correct.")).toBeVisible();
  await shop.expectFits();

  await page.getByRole("button", { name: "Import 1 line" }).click();
  await expect(page.getByText("The import is done.")).toBeVisible();
  await goInside(page, "/admin/vehicles/health");
  await expect(gap).toBeVisible();
  await expect(gap.getByRole("link", { name: other.name })).toHaveCount(0);
});
