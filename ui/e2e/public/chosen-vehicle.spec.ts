import type { Page } from "@playwright/test";
import { DESKTOP, PHONE } from "../../playwright.config";
import { expect, expectNoSeriousFindings, test, watchShifts } from "../fixtures";
import { goInside } from "../go";

const KIT = "Sixpot 345 Front Brake Kit, Volkswagen Group";
const LIST = "/shop?category=styling-parts&subcategory=brakes";
const banner = (page: Page) => page.getByRole("button", { name: /^(Choose your vehicle|Volkswagen|Audi)/ });

async function choose(page: Page, model: string, plate?: string) {
  await banner(page).click();
  const dialog = page.getByRole("dialog", { name: "Your vehicle" });
  if (plate) {
    await dialog.getByLabel("Find your vehicle").fill(plate);
    await expect(dialog.getByRole("status")).toHaveText(
      "We cannot look up number plates. Pick the brand and model, or type them: VW Golf 2016. Your plate says 2016: we fill that in.",
    );
  }
  await dialog.getByLabel("Find your vehicle").fill(model);
  await dialog
    .getByRole("button", { name: /^Volkswagen/ })
    .first()
    .click();
  if (plate) await expectNoSeriousFindings(page, "dialog[open]");
  await dialog.getByRole("button", { name: "Use this vehicle" }).click();
  await expect(dialog).toBeHidden();
}

/** Leave something in the place of the saved vehicle, as an earlier visit may have done. Call it before `visit`. */
async function bringVehicle(page: Page, text: string) {
  await page.addInitScript((value) => {
    if (sessionStorage.getItem("broughtVehicle")) return;
    sessionStorage.setItem("broughtVehicle", "yes");
    localStorage.setItem("vehicle", value);
  }, text);
}

test("a vehicle once chosen is judged in list, product, cart and checkout, and followed by other tabs", async ({
  shop,
  page,
  context,
}) => {
  const keep = (text: string) => page.evaluate((value) => localStorage.setItem("vehicle", value), text);

  // What else is no vehicle: chosen-vehicle.test.ts.
  await bringVehicle(page, "[1,2]");
  await shop.visit(LIST);
  await expect(banner(page), "junk is no vehicle").toHaveText("Choose your vehicle");
  await choose(page, "Golf Mk7", "161-KK-1234");
  await expect(banner(page)).toHaveText("Volkswagen Golf Mk7 · 2016");
  const kit = page.getByRole("article").filter({ hasText: KIT });
  await expect(kit).toContainText("Fits your vehicle");
  await page.getByRole("checkbox", { name: "Only parts that fit" }).check();
  await expect(page).toHaveURL(/fit=only/);
  await expect(page.getByRole("article").filter({ hasText: "Does not fit" })).toHaveCount(0);

  await watchShifts(page);
  await page.reload();
  await shop.ready();
  await expect(kit).toContainText("Fits your vehicle");
  await shop.expectNoShift("the list");
  await kit.getByRole("link", { name: KIT }).click();
  await expect(page.getByText("Fits your Volkswagen Golf Mk7 (2016)")).toBeVisible();
  // On a product's page another vehicle leads nowhere else, and its verdict follows.
  await choose(page, "Polo Mk6");
  await expect(page.getByText("Does not fit your Volkswagen Polo Mk6")).toBeVisible();
  await choose(page, "golf vii 2016");
  await expect(page.getByText("Fits your Volkswagen Golf Mk7 (2016)")).toBeVisible();
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await expect(page.getByText("Added to Cart!")).toBeVisible();

  // The vehicle's line makes the row as high as it is.
  await page.setViewportSize(PHONE);
  await shop.visit("/cart");
  await expect(page.getByText("Fits your Volkswagen Golf Mk7, 2016")).toBeVisible();
  await shop.expectNoShift("the cart");
  await page.getByRole("button", { name: `Change the vehicle of ${KIT}` }).click();
  const dialog = page.getByRole("dialog", { name: "Your vehicle" });
  await dialog.getByLabel("Brand").selectOption("Mazda");
  await dialog.getByLabel("Model").selectOption({ label: "MX-5 ND, from 2015" });
  await dialog.getByRole("button", { name: "Use this vehicle" }).click();
  await expect(page.getByText("Does not fit your Mazda MX-5 ND")).toBeVisible();

  await goInside(page, "/checkout");
  const place = page.getByRole("button", { name: "Place Order" });
  await expect(page.getByText("These parts do not fit the vehicle you chose")).toBeVisible();
  await expect(place).toHaveAttribute("aria-disabled", "true");
  await page.getByRole("checkbox", { name: "Order them anyway" }).check();
  await expect(place).not.toHaveAttribute("aria-disabled");

  const saved = await page.evaluate(() => JSON.parse(localStorage.getItem("vehicle") ?? ""));
  await page.setViewportSize(DESKTOP);

  await test.step("a long name moves nothing", async () => {
    const model = "Transporter Kombi with a Long Wheelbase and a High Roof";
    const name = `Volkswagen ${model}`;
    await page.route("**/api/models?*", async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: (await answer.text()).replaceAll("Golf Mk7", model) });
    });
    await keep(JSON.stringify({ ...saved, name, year: 2016 }));
    await shop.visit("/");
    await shop.expectNoShift("the home page");
    await shop.visit("/shop/lowline-coilover-kit-bmw-f-series");
    await expect(banner(page)).toHaveText(`${name} · 2016`);
    await expect(page.getByText("Does not fit your Volkswagen Transporter Kombi wi… (2016)")).toBeVisible();
    await shop.expectNoShift("the product");
  });

  await test.step("a vehicle that is forgotten in another tab is forgotten here", async () => {
    await keep(JSON.stringify(saved));
    const other = await context.newPage();
    await other.goto(LIST);
    await expect(banner(other)).toHaveText("Volkswagen Golf Mk7 · 2016");
    await other.getByRole("button", { name: "Forget this vehicle" }).click();
    await expect(banner(page)).toHaveText("Choose your vehicle");
    await other.close();
  });

  await test.step("a model that is gone is said and forgotten", async () => {
    const gone = "00000000-0000-4000-8000-000000000000";
    await keep(
      JSON.stringify({
        brandId: gone,
        modelId: gone,
        name: "Gone",
        year: null,
        engineId: null,
        engine: null,
      }),
    );
    await shop.visit("/by-vehicle");
    await expect(shop.toast("We no longer list your saved vehicle.")).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("vehicle"))).toBeNull();
  });
});
