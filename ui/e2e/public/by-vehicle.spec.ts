import { layoutShift, pickVehicle, title } from "../catalogue-verbs";
import { expect, expectNoSeriousFindings, test } from "../fixtures";

// A shop without brands, and a number plate: ui/src/pages/tests.
test("from the brand to the model to the parts that fit, or by a link", async ({ shop, page }) => {
  await shop.visit("/by-vehicle");
  await expect(title(page, "Shop by Vehicle")).toBeVisible();
  await shop.expectFits("main");
  await pickVehicle(page, "Volkswagen", /^Golf Mk7/);
  await expect(page).toHaveURL("/by-vehicle?brand=volkswagen&model=golf-mk7");
  await expect(page.getByRole("article").first()).toBeVisible();
  await page.getByRole("button", { name: "This is my car" }).click();
  await expect(page.getByText("This is your car", { exact: true })).toBeVisible();
  await expect(page.getByRole("article").first()).toContainText("Fits your vehicle");
  await page.getByRole("button", { name: "Add the year" }).click();
  const dialog = page.getByRole("dialog", { name: "Your vehicle" });
  await dialog.getByLabel("Year").selectOption("2016");
  await dialog.getByRole("button", { name: "Use this vehicle" }).click();
  await expect(page).toHaveURL("/shop/brands/volkswagen/golf-mk7");
  await expect(page.getByText("This is your car: 2016")).toBeVisible();
  await expectNoSeriousFindings(page, "main");
  await page.goBack();
  await page.reload();
  await expect(title(page, "Volkswagen Golf Mk7")).toBeVisible();
  await expect(page.getByText("Parts that fit the Volkswagen Golf Mk7")).toBeVisible();
  expect(await layoutShift(page)).toBeLessThan(0.02);
  await page.goBack();
  await expect(title(page, "Volkswagen")).toBeVisible();
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await expect(page).toHaveURL("/by-vehicle");
});
