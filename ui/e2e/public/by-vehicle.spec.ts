import { goToShop, layoutShift, pickVehicle, title } from "../catalogue-verbs";
import { expect, expectNoSeriousFindings, test } from "../fixtures";

test("from the brand to the model to the parts that fit, or by a link", { tag: "@both" }, async ({
  shop,
  page,
  isMobile,
}) => {
  await test.step("from the brand to the model to the parts that fit", async () => {
    await shop.visit("/by-vehicle");
    await expect(title(page, "Shop by Vehicle")).toBeVisible();
    await shop.expectNoSidewaysScroll();
    await expectNoSeriousFindings(page);
    await pickVehicle(page, "Volkswagen", /^Golf Mk7/);
    await expect(page).toHaveURL("/by-vehicle?brand=volkswagen&model=golf-mk7");
    await expect(page.getByRole("article").first()).toBeVisible();
    await page.goBack();
    await expect(title(page, "Volkswagen")).toBeVisible();
    await page.getByRole("button", { name: "Back", exact: true }).click();
    await expect(page).toHaveURL("/by-vehicle");
  });

  // A phone changes nothing of what follows.
  if (isMobile) return;

  await test.step("a link to a model's parts shows them at once", async () => {
    await shop.visit("/by-vehicle?brand=volkswagen&model=golf-mk7");
    await expect(title(page, "Volkswagen Golf Mk7")).toBeVisible();
    await expect(page.getByText("Parts that fit the Volkswagen Golf Mk7")).toBeVisible();
    await shop.expectNoSidewaysScroll();
    expect(await layoutShift(page)).toBeLessThan(0.02);
  });

  await test.step("without any brand it says so", async () => {
    await page.route("**/api/brands", (route) => route.fulfill({ json: [] }));
    await shop.visit("/cart");
    await goToShop(page, "Shop by Vehicle");
    await expect(page.getByRole("heading", { name: "No brands available" })).toBeVisible();
    await expectNoSeriousFindings(page);
  });
});
