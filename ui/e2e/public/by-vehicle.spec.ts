import { goToShop, layoutShift, pickVehicle, title } from "../catalogue-verbs";
import { expect, expectNoSeriousFindings, test } from "../fixtures";

test("from the brand to the model to the parts that fit, or by a link", async ({ shop, page }) => {
  await test.step("from the brand to the model to the parts that fit", async () => {
    await shop.visit("/by-vehicle");
    await expect(title(page, "Shop by Vehicle")).toBeVisible();
    await shop.expectFits();
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
    await expectNoSeriousFindings(page);
    await page.goBack();
    await page.goBack();
    await expect(title(page, "Volkswagen")).toBeVisible();
    await page.getByRole("button", { name: "Back", exact: true }).click();
    await expect(page).toHaveURL("/by-vehicle");
  });

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

test("a number plate is read where it is typed, and is neither looked up nor reported", async ({
  shop,
  page,
}) => {
  const reported: string[] = [];
  page.on("request", (request) => reported.push(request.postData() ?? ""));
  await shop.visit("/search?q=161-KK-1234");
  await expect(page.getByRole("heading", { name: "“161-KK-1234” is a number plate" })).toBeVisible();
  await expect(page.getByText("We cannot look up number plates. Pick the brand and model")).toBeVisible();
  await expect(page.getByRole("link", { name: "Ask us to source it" })).toHaveCount(0);
  await page.getByRole("main").getByRole("button", { name: "Choose your vehicle" }).click();
  await expect(page.getByRole("dialog", { name: "Your vehicle" })).toBeVisible();
  await page.keyboard.press("Escape");
  expect(reported.filter((body) => body.includes("161-KK-1234"))).toEqual([]);

  await shop.visit("/#contact");
  const vehicle = page.getByRole("textbox", { name: /^Vehicle/ });
  await vehicle.fill("161-KK-1234");
  await expect(
    page.getByText("We cannot look up number plates. Add the brand and model: VW Golf 2016."),
  ).toBeVisible();
  await vehicle.fill("VW Golf, 161-KK-1234");
  await expect(page.getByText("We cannot look up number plates.")).toBeHidden();
});
