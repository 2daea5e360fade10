import type { Page } from "@playwright/test";
import { DESKTOP, PHONE } from "../../playwright.config";
import { goInside } from "../go";
import {
  expect,
  expectNoSeriousFindings,
  openMore,
  type Part,
  picture,
  test,
  unfoldBrand,
  unique,
} from "./admin-verbs";

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const save = (page: Page) => page.getByRole("button", { name: /^(Create|Save) product$/ });
const dialog = (page: Page) => page.getByRole("dialog");

async function fillIn(page: Page, category: string, name = unique("Wing")) {
  await field(page, "Name").fill(name);
  await field(page, "Description").fill("A wing that holds the car down.");
  await field(page, "Price (€)").fill("249.5");
  await field(page, "Category").selectOption(category);
  await field(page, "Stock").fill("4");
  return name;
}

test("the form says what is wrong and hides nothing that is filled in; a product that fits a model is created with a file and an earlier upload as pictures", async ({
  shop,
  page,
  owner,
}) => {
  const [first, second] = [await owner.upload(), await owner.upload("product-coilover-320.webp")];
  const stem = (url: string) => url.replace(/^.*\/|\.webp$/g, "").slice(0, 12);
  const choose = async (filename: string) => {
    await page.getByRole("button", { name: "From uploads" }).focus();
    await page.keyboard.press("Enter");
    await dialog(page)
      .getByRole("button", { name: `Choose ${filename}` })
      .focus();
    await page.keyboard.press("Enter");
    await expect(dialog(page)).toHaveCount(0);
  };
  const category = await owner.category();
  const subcategory = await owner.subcategory(category.id);
  const other = await owner.category();
  const brand = await owner.brand();
  const golf = await owner.model(brand.id, unique("Golf"), "2013-2019");
  await owner.model(brand.id);
  const barcode = field(page, "Barcode (EAN) (optional)");
  await shop.visit("/admin/products/new");

  await test.step("every field says what is wrong with it, and stops when it is right", async () => {
    await field(page, "Stock").fill("many");
    await save(page).click();
    await expect(field(page, "Name")).toBeFocused();
    const wrong = {
      Name: "Name must be at least 2 characters",
      Description: "Description must be at least 10 characters",
      "Price (€)": "Invalid price format",
      Stock: "Inventory must be a number",
    };
    for (const [name, message] of Object.entries(wrong)) {
      await expect(field(page, name)).toHaveAccessibleDescription(message);
    }
    await expect(page.getByText("Category is required")).toBeVisible();
    await shop.expectFits();
    await field(page, "Stock").fill("3");
    await expect(page.getByText("Inventory must be a number")).toHaveCount(0);
  });

  await test.step("the address follows the name until it is edited by hand", async () => {
    await field(page, "Name").fill("LED Kit – 10 W!");
    await expect(field(page, "Address")).toBeHidden();
    await openMore(page);
    await expect(field(page, "Address")).toHaveValue("led-kit-10-w");
    await field(page, "Address").fill("led-kit");
    const name = await fillIn(page, category.name);
    await expect(field(page, "Address")).toHaveValue("led-kit");
    await field(page, "Address").fill(name.toLowerCase().replace(" ", "-"));
  });

  await test.step("a fault in a folded field unfolds it, and what is filled in is never folded", async () => {
    await barcode.fill("4006381333932");
    await page.locator("summary").filter({ hasText: "More" }).press("Enter");
    await expect(barcode).toBeHidden();
    await save(page).click();
    await expect(barcode).toBeFocused();
    await expect(page.getByText("This is not a valid barcode number")).toBeVisible();
    await barcode.fill("4006381333931");
    await save(page).click();
    await expect(shop.toast("Product created")).toBeVisible();
    await page.getByRole("link", { name: /^Wing/ }).first().click();
    await expect(barcode).toHaveValue("4006381333931");
    await expect(barcode).toBeVisible();
    await expect(field(page, "Supplier (optional)")).toBeHidden();
  });

  await goInside(page, "/admin/products/new");
  const name = await fillIn(page, other.name);
  const slug = name.toLowerCase().replace(" ", "-");

  await test.step("all of it is filled in", async () => {
    await openMore(page);
    await expect(field(page, "Subcategory (optional)")).toHaveCount(0);
    await field(page, "Category").selectOption(category.name);
    await field(page, "Subcategory (optional)").selectOption(subcategory.name);
    await page.getByLabel("Featured").check();
    await choose(first.filename);
    await expect(page.locator(`img[src*="${stem(first.url)}"]`)).toBeVisible();
    await page.getByLabel("Add pictures").setInputFiles(picture());
    await field(page, "Description of the second picture (optional)").fill("A black rear wing");
    await unfoldBrand(page, brand.name);
    await page.getByLabel(`${golf.name} (2013-2019)`).check();
    await expect(page.getByText("Fits 1 model")).toBeVisible();
    await unfoldBrand(page, brand.name);
    await expect(page.getByLabel(`${golf.name} (2013-2019)`)).toBeChecked();
    // A control half under the fixed bar is whole again as soon as it is scrolled.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await shop.expectFits();
  });

  await test.step("it is hidden until its pictures and what it fits are saved", async () => {
    const calls: string[] = [];
    page.on("request", (request) => {
      if (request.method() !== "GET") calls.push(`${request.method()} ${new URL(request.url()).pathname}`);
    });
    const posted = page.waitForRequest((request) => request.url().endsWith("/api/admin/products"));
    await save(page).click();
    expect((await posted).postDataJSON()).toEqual({
      name,
      slug,
      description: "A wing that holds the car down.",
      price: "249.5",
      category: category.name,
      subcategoryId: subcategory.id,
      inventory: "4",
      fits: "listed",
      featured: 1,
      hidden: 1,
      sku: null,
      ean: null,
      manufacturer: null,
      supplier: null,
      place: null,
      taxRateId: null,
      packAmount: null,
      packUnit: null,
      warnings: null,
      madeToOrder: 0,
      leadDays: null,
      salePrice: null,
      saleFrom: null,
      saleTo: null,
    });
    await expect(shop.toast("Product created")).toContainText(name);
    await expect(page).toHaveURL("/admin/dashboard");
    expect(calls.map((call) => call.replace(/[0-9a-f-]{36}/, "ID"))).toEqual([
      "POST /api/admin/products",
      "PUT /api/admin/products/ID/fitment",
      "PUT /api/admin/products/ID/images",
      "POST /api/admin/products/ID/images",
      "PUT /api/admin/products/ID/images",
      "PATCH /api/admin/products/ID",
    ]);
    const thumbnail = page.getByRole("row").filter({ hasText: name }).locator("img");
    await expect(thumbnail, "the list shows it, whole in its frame").toBeInViewport({ ratio: 1 });
    const part = await owner.read<Part>(`/api/products/${slug}`);
    expect(part).toMatchObject({ price: "249.50", inventory: 4, featured: 1, subcategoryId: subcategory.id });
    expect(part.imageUrl).toBe(first.url);
    expect(part.images.map(({ alt }) => alt)).toEqual(["", "A black rear wing"]);
    expect(await owner.read(`/api/products/${part.id}/models`)).toMatchObject([{ id: golf.id }]);
  });

  await test.step("an earlier upload becomes a picture of one that has others", async () => {
    await page.getByRole("link", { name }).first().click();
    await choose(second.filename);
    await page.getByRole("button", { name: "Move third picture earlier" }).press("Enter");
    await page.getByRole("button", { name: "Move second picture earlier" }).press("Enter");
    await page.getByLabel(/^Description of the second picture/).fill("The bulb alone");
    await save(page).click();
    await expect(shop.toast("Product saved")).toBeVisible();
    const after = await owner.read<Part>(`/api/products/${slug}`);
    expect([after.imageUrl, after.imageUrl2]).toEqual([second.url, first.url]);
    expect(after.images.map(({ alt }) => alt)).toEqual(["", "The bulb alone", "A black rear wing"]);
  });
});

test("a product comes with all it has, what it fits is widened, unsaved changes are asked about, and its pictures are ordered", async ({
  shop,
  page,
  owner,
}) => {
  const { name: category } = await owner.category();
  const brand = await owner.brand();
  const [one, two] = [await owner.model(brand.id), await owner.model(brand.id)];
  const part = await owner.product({ category });
  const pictured = await owner.product({ category });
  const fits = page.getByLabel("This part fits");
  // A form leads back to the list that it was opened from, and one of all products is much to draw.
  const list = `/admin/dashboard?category=${encodeURIComponent(category)}`;
  await owner.fit(part.id, one.id);
  await shop.visit(list);

  await test.step("an existing product comes with all it has, and changes only where it is changed", async () => {
    await page.getByRole("link", { name: part.name }).click();
    await expect(field(page, "Name")).toHaveValue(part.name);
    await expect(field(page, "Category")).toHaveValue(category);
    await expect(page.getByRole("checkbox", { name: one.name })).toBeChecked();
    await field(page, "Name").fill(`${part.name} II`);
    await expect(field(page, "Address")).toHaveValue(part.slug);
    await page.getByLabel("Filter vehicles").fill(brand.name);
    await expect(page.getByText("1 of 2").filter({ visible: true })).toBeVisible();
    await page.getByLabel(`Select all of ${brand.name}`).check();
    await expect(page.getByText("Fits 2 models")).toBeVisible();
    await page.getByLabel("Filter vehicles").fill("no such car");
    await expect(page.getByText("No vehicle matches.")).toBeVisible();
    await expect(fits).toHaveValue("listed");
    await fits.selectOption("Every vehicle");
    await expect(fits).toHaveAccessibleDescription("The models ticked here still list it.");
    await save(page).click();
    await expect(shop.toast("Product saved")).toContainText(`${part.name} II`);
    const { slug, price } = part;
    expect(await owner.read(`/api/products/${part.id}`)).toMatchObject({ slug, price, fits: "universal" });
    expect(await owner.read<unknown[]>(`/api/products/${part.id}/models`)).toHaveLength(2);
  });

  await test.step("nothing changed, nothing asked", async () => {
    await page.getByRole("link", { name: part.name }).click();
    await expect(field(page, "Name")).toHaveValue(`${part.name} II`);
    await expect(fits).toHaveValue("universal");
    // A brand that it fits whole needs no list.
    await expect(page.getByRole("checkbox", { name: two.name })).toBeHidden();
    await unfoldBrand(page, brand.name);
    await expect(page.getByRole("checkbox", { name: two.name })).toBeChecked();
    await page.getByRole("link", { name: "Cancel" }).click();
    await expect(page).toHaveURL(list);
  });

  await test.step("leaving with unsaved changes asks, whichever way one leaves", async () => {
    await page.getByRole("link", { name: part.name }).click();
    await field(page, "Name").fill("Changed, not saved");
    await expect(page.getByText("Unsaved changes")).toBeVisible();

    await page.getByRole("link", { name: "Cancel" }).click();
    await expect(dialog(page)).toContainText("Leave without saving?");
    await dialog(page).getByRole("button", { name: "Cancel" }).click();
    await expect(field(page, "Name")).toHaveValue("Changed, not saved");

    await page.goBack();
    await expect(dialog(page)).toContainText("Leave without saving?");
    await expectNoSeriousFindings(page);
    await dialog(page).getByRole("button", { name: "Leave without saving" }).click();
    await expect(page).toHaveURL(list);
    expect((await owner.read<Part>(`/api/products/${part.id}`)).name).toBe(`${part.name} II`);
  });

  await test.step("several pictures are dropped in at once, ordered by keys, removed and brought back", async () => {
    const read = async () => (await owner.read<Part>(`/api/products/${pictured.id}`)).images;
    const rows = page.getByRole("list", { name: "Pictures of the product" }).getByRole("listitem");
    await page.getByRole("link", { name: pictured.name }).click();
    await expect(field(page, "Name")).toHaveValue(pictured.name);
    const dropped = await page.evaluateHandle(async () => {
      const transfer = new DataTransfer();
      for (const width of [300, 310, 320, 330]) {
        const canvas = Object.assign(document.createElement("canvas"), { width, height: 300 });
        canvas.getContext("2d")?.fillRect(0, 0, width, 300);
        const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
        transfer.items.add(new File([blob ?? ""], `${width}.png`, { type: "image/png" }));
      }
      transfer.items.add(new File(["no"], "notes.txt", { type: "text/plain" }));
      return transfer;
    });
    await page.getByRole("region", { name: "Pictures" }).dispatchEvent("drop", { dataTransfer: dropped });
    await expect(rows).toHaveCount(4);
    await expect(page.getByRole("alert")).toContainText("notes.txt is not a JPEG, PNG or WebP picture");
    await expect(rows.first()).toContainText("Main picture");
    await page.getByRole("button", { name: "Move third picture earlier" }).press("Enter");
    await expect(page.getByText("Moved to place 2 of 4")).toBeAttached();
    await expect(page.getByRole("button", { name: "Move second picture earlier" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Move first picture later" })).toBeFocused();
    await field(page, "Description of the first picture (optional)").fill("From the side");
    await page.setViewportSize(PHONE);
    await shop.expectNoSidewaysScroll();
    await page.setViewportSize(DESKTOP);
    await save(page).click();
    await expect(page).toHaveURL(list);
    const sent = await read();
    expect(sent.map(({ width }) => width)).toEqual([320, 300, 310, 330]);
    expect(sent[0]?.alt).toBe("From the side");

    await page.getByRole("link", { name: pictured.name }).click();
    await page.getByRole("button", { name: "Remove second picture" }).click();
    await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Remove fourth picture" }).click();
    await page.getByRole("button", { name: "Remove first picture" }).click();
    await expect(rows.filter({ hasText: "Picture removed" })).toHaveCount(2);
    await save(page).click();
    await expect(page).toHaveURL(list);
    expect((await read()).map(({ width }) => width)).toEqual([300, 310]);
    expect((await page.request.get(sent[0]?.url ?? "")).status()).toBe(404);
  });
});
