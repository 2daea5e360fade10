import type { Page } from "@playwright/test";
import { PHONE } from "../../playwright.config";
import { goInside } from "../go";
import { expect, expectNoSeriousFindings, test } from "./own-shop";

const HEADER = "slug,name,description,price,category,inventory";
const FILE = /^Choose a CSV or Excel file/;
const SOUND = "brake-kit,Brake Kit,Four pistons in red,499.00,Brakes,3";

async function choose(page: Page, ...lines: string[]) {
  await page.getByLabel(FILE).setInputFiles({
    name: "products.csv",
    mimeType: "text/csv",
    buffer: Buffer.from([HEADER, ...lines].join("\r\n")),
  });
}

test("products come in after a look at what each line does, and out as files; a stock that was sold since stays, Undo takes an import back, and a long file with faults is finished in one sitting", async ({
  shop,
  page,
}) => {
  const columns = page.getByRole("region", { name: "Match the columns" });
  const lines = page.getByRole("table", { name: "Changes by line" });
  await test.step("products come in after a look at what each line does, and out as files", async () => {
    await page.request.post("/api/admin/product-categories", { data: { name: "Brakes" } });
    await shop.visit("/admin/import-export");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Import and export");
    await choose(page, SOUND, "brake-kit-2,Brake Kit 2,Six pistons,soon,Brakes,3");
    const faults = page.getByRole("table", { name: "Problems" });
    await expect(faults.getByRole("row", { name: /^3 price / })).toBeVisible();
    const button = page.getByRole("button", { name: /^Import/ });
    await expect(button).toBeDisabled();
    await shop.expectFits();

    const adding = page.getByRole("checkbox", { name: /^Add categories/ });
    await expect(adding, "on until the owner says no").toBeChecked();
    await choose(page, SOUND);
    await expect(lines.getByRole("row", { name: "2 Brake Kit New €499.00 · 3 in stock" })).toBeVisible();
    await expect(page.getByText("Every line is correct.")).toBeVisible();
    await expect(faults).toBeHidden();
    await expect(adding, "left alone by a file").toBeChecked();
    await page.getByRole("button", { name: "Import 1 product" }).click();
    await expect(page.getByText("The import is done.")).toBeVisible();
    await page.getByRole("button", { name: "Print labels…" }).click();
    await expect(page.getByRole("dialog", { name: "Labels for 1 product" })).toBeVisible();
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "See the products" }).click();
    await expect(page.getByText("Brake Kit").first()).toBeVisible();

    await goInside(page, "/admin/import-export");
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download products.csv" }).click();
    const file = await (await download).path();
    expect((await download).suggestedFilename()).toBe("products.csv");
    await page.getByLabel(FILE).setInputFiles(file);
    await expect(page.getByText("there is nothing to import")).toBeVisible();
    await expect(button).toBeDisabled();
    await page.getByRole("checkbox", { name: "Show the unchanged lines too" }).check();
    await expect(lines.getByRole("row", { name: "2 Brake Kit Unchanged" })).toBeVisible();

    const foreign = "Title,Blurb,RRP,Group,Margin\nSport Pads,Pads for the track,€59.00,Pads,12 %\n";
    const sent = { name: "supplier.csv", mimeType: "text/csv", buffer: Buffer.from(foreign) };
    await page.getByLabel(FILE).setInputFiles(sent);
    await expect(columns.getByLabel("RRP")).toHaveValue("price");
    await columns.getByLabel("Blurb").selectOption("Description");
    await columns.getByRole("button", { name: "Check the file" }).click();
    await expect(page.getByText("Adds 1 category: Pads.")).toBeVisible();
    await adding.uncheck();
    await expect(faults).toContainText("There is no category named Pads");
    await expect(page.getByText("Not in the shop yet: Pads.")).toBeVisible();
    await page.getByRole("button", { name: "Create this one" }).click();
    await expect(page.getByText("Adds 1 category: Pads.")).toBeVisible();
    await expect(adding).toBeChecked();
    await page.getByRole("button", { name: "Import 1 product" }).click();
    await page.getByRole("button", { name: "Import another file" }).click();
    await page.getByLabel(FILE).setInputFiles(sent);
    await expect(columns.getByLabel("Blurb"), "remembered").toHaveValue("description");
  });

  await test.step("words of any length stay within a narrow phone", async () => {
    const desktop = page.viewportSize() ?? PHONE;
    await page.setViewportSize({ width: 360, height: 780 });
    const word = "Q".repeat(60);
    const buffer = Buffer.from(`${word},Name,Price\n${word},Part ${word},1\n`);
    await page.getByLabel(FILE).setInputFiles({ name: `${word}.csv`, mimeType: "text/csv", buffer });
    await expect(columns).toContainText(word);
    await shop.expectNoSidewaysScroll();
    await choose(page, `long,Part ${word},Described with ten letters,1.00,Cat ${word},1`);
    await expect(lines).toContainText(word);
    await shop.expectNoSidewaysScroll();
    await page.setViewportSize(desktop);
  });

  await test.step("a stock that was sold since the export stays, unless it is ticked; the import is undone", async () => {
    await page.request.post("/api/admin/product-categories", { data: { name: "Brakes" } });
    const details = { description: "Drilled and grooved", price: "199.00", category: "Brakes" };
    const add = { ...details, name: "Disc", slug: "disc", inventory: 44 };
    const { product } = await (await page.request.post("/api/admin/products", { data: add })).json();
    const file = await (await page.request.get("/api/admin/export/products.csv")).text();
    await page.request.patch(`/api/admin/products/${product.id}`, { data: { inventoryChange: -4 } });
    const buffer = Buffer.from(file.replace("Drilled and grooved", "Grooved alone and light"));
    await page.getByLabel(FILE).setInputFiles({ name: "products.csv", mimeType: "text/csv", buffer });
    const moved = page.getByRole("table", { name: "Stock that changed" });
    await expect(moved).toContainText("it stays 40, not 44");
    await shop.expectFits();
    const tick = page.getByRole("checkbox", { name: "Use the stock from the file anyway" });
    await tick.check();
    await expect(moved).toContainText("40 becomes 44");
    await tick.uncheck();
    await expect(moved).toContainText("it stays 40, not 44");
    await tick.check();
    await expect(moved).toContainText("40 becomes 44");
    await page.getByRole("button", { name: "Import 1 product" }).click();
    await expect(page.getByText("The import is done.")).toBeVisible();
    const address = `/api/products/${product.id}`;
    const read = async () => (await page.request.get(address)).json();
    expect(await read()).toMatchObject({ inventory: 44, description: "Grooved alone and light" });
    await shop.toast("Imported 1 product").getByRole("button", { name: "Undo" }).click();
    await expect(shop.toast("Import undone")).toBeVisible();
    expect(await read()).toMatchObject({ inventory: 40, description: "Drilled and grooved" });
    await expect(page.getByText("The import is undone.")).toBeVisible();
    await expect(page.getByText("The import is done.")).toHaveCount(0);
    await expect(page.getByRole("link", { name: "See the products" })).toHaveCount(0);
    await page.getByRole("button", { name: "Import another file" }).click();
    await expect(page.getByLabel(FILE)).toBeVisible();
  });

  await test.step("a file of 200 lines with 8 faults is finished in one sitting", async () => {
    const line = (number: number) => {
      const isWrong = number % 25 === 0;
      const category = isWrong && number % 50 === 0 ? `Shelf ${number}` : "Brakes";
      const price = isWrong && category === "Brakes" ? "dear" : "9.50";
      return `part-${number},Part ${number},A part of ten letters,${price},${category},1`;
    };
    await page.request.post("/api/admin/product-categories", { data: { name: "Brakes" } });
    await page.getByRole("checkbox", { name: /^Add categories/ }).uncheck();
    await choose(page, ...Array.from({ length: 200 }, (_, place) => line(place + 1)));
    await expect(page.getByText("8 lines need fixing first.")).toBeVisible();
    await page.getByRole("button", { name: "Create these 4" }).click();
    await expect(page.getByText("4 lines need fixing first.")).toBeVisible();
    await page.getByRole("button", { name: "Leave out line 26" }).click();
    await expect(page.getByText("1 line left out: 26.")).toBeVisible();
    await page.getByRole("button", { name: "Leave out these 3 lines" }).click();
    await expect(page.getByText(/^4 lines left out: 26, 76, 126, 176/)).toBeVisible();
    await expectNoSeriousFindings(page);
    const answered = page.waitForResponse((answer) => answer.url().includes("/import/products?addMissing"));
    await page.getByRole("button", { name: "Import 196 products" }).click();
    await expect(page.getByText("The import is done.")).toBeVisible();
    await expect(page.getByText("Left out").locator("..")).toHaveText("Left out4");
    await shop.visit("/admin/import-export");
    await expect(page.getByRole("checkbox", { name: /^Add categories/ }), "kept").toBeChecked();
    // Every later list of this worker's shop would be as long.
    const undo = (await answered).headers()["pitlane-undo"];
    expect((await page.request.post(`/api/admin/deleted/${undo}/restore`)).ok()).toBe(true);
  });
});
