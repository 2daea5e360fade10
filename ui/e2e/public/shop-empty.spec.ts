import { goToShop } from "../catalogue-verbs";
import { watchShifts } from "../fixtures";
import { expect, expectNoSeriousFindings, test } from "../sample-shop";

test("what has nothing in it says so and leads on", async ({ shop, page, owner }) => {
  await test.step("a brand without models says so", async () => {
    const remove = await owner.addRow("brands", "Wartburg");
    await shop.visit("/shop?brand=wartburg");
    await expect(page.getByRole("heading", { name: "No Models Added Yet" })).toBeVisible();
    await expectNoSeriousFindings(page);
    await remove();
  });

  await test.step("an empty category says so", async () => {
    const remove = await owner.addRow("product-categories", "Trailers");
    await shop.visit("/shop?category=trailers");
    await expect(
      page.getByText("No products available in this category yet. Check back soon!", { exact: true }),
    ).toBeVisible();
    await remove();
  });

  await test.step("a model without parts offers to contact us, at the bottom of the page", async () => {
    await watchShifts(page);
    await shop.visit("/shop?brand=renault&model=zoe");
    await expect(
      page.getByText(
        "No parts are currently configured for this model. Please contact us to inquire about compatible parts.",
        { exact: true },
      ),
    ).toBeVisible();
    await shop.expectNoShift("a model without parts of its own");
    await page.getByRole("button", { name: "Contact Us" }).click();
    const left = () =>
      page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight - window.scrollY);
    await expect.poll(left).toBeLessThan(2);
  });

  await test.step("eight tiles hold the place while the brands load", async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route("**/api/brands", async (route) => {
      await held;
      await route.continue();
    });
    await shop.visit("/cart");
    await goToShop(page);
    await expect(page.getByTestId("tile-skeletons").locator("[aria-hidden]")).toHaveCount(8);
    answer();
    await expect(page.getByRole("link", { name: "Audi", exact: true })).toBeVisible();
    await expect(page.getByTestId("tile-skeletons")).toHaveCount(0);
  });
});

test("where no part is shown, each way into the shop says so and offers the enquiry", async ({
  shop,
  page,
}) => {
  await page.route("**/api/product-categories", async (route) => {
    const categories = await (await route.fetch()).json();
    await route.fulfill({
      json: categories.map((each: { productCount: number }) => ({ ...each, productCount: 0 })),
    });
  });
  const ask = page.getByRole("link", { name: "Ask for a part" });
  await shop.visit("/cart");
  await goToShop(page);
  await expect(page.getByRole("heading", { name: "No parts online yet" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Audi", exact: true })).toHaveCount(0);
  await goToShop(page, "Shop by Vehicle");
  await expect(ask).toBeVisible();
  await expect(page.getByText("Choose your brand")).toHaveCount(0);
  await shop.visit("/");
  await page.locator("#shop").scrollIntoViewIfNeeded();
  await expect(ask).toBeVisible();
  await expect(page.locator("#shop").getByText("Choose your vehicle")).toHaveCount(0);
  await ask.click();
  await expect(page.getByLabel("Message")).toBeInViewport();
});

test.describe("of no brand", () => {
  test.use({ expectedErrors: /status of 404/ });

  test("a vehicle that there is not leads back to the vehicles", async ({ shop, page }) => {
    for (const [place, start] of [
      ["/shop?brand=trabant", "/shop"],
      ["/shop?brand=audi&model=a99", "/shop"],
      ["/by-vehicle?brand=trabant", "/by-vehicle"],
    ] as const) {
      await shop.visit(place);
      await page.getByRole("link", { name: "Choose a vehicle" }).click();
      await expect(page).toHaveURL(start);
    }
  });
});

test.describe("when the server stumbles", () => {
  test.use({ expectedErrors: [/status of 503/] });

  test("each list says what is missing and can be asked for again", async ({ shop, page }) => {
    const failing = /\/api\/(brands|product-categories)$/;
    await page.route(failing, (route) => route.fulfill({ status: 503, json: { message: "busy" } }));
    await shop.visit("/cart");
    await goToShop(page);
    await expect(page.getByText("The categories could not be loaded.")).toBeVisible();
    const brands = page.getByRole("alert").filter({ hasText: "The brands could not be loaded." });
    await expectNoSeriousFindings(page);
    await page.unroute(failing);
    await brands.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByRole("link", { name: "Audi", exact: true })).toBeVisible();
  });
});
