import type { Page } from "@playwright/test";
import { expect, expectNoSeriousFindings, type Row, test, unique } from "./admin-verbs";

const dialog = (page: Page) => page.getByRole("dialog");
const models = (page: Page, { name }: Row) =>
  page.getByRole("list", { name: `Models of ${name}` }).getByRole("listitem");

// What is in use, taken or wrong is refused.
test.use({ expectedErrors: /status of (400|409)/ });

test("models, brands, logos and years are saved; what is in use stays, and what is wrong is said in its place", async ({
  shop,
  page,
  owner,
}) => {
  // What the screen has read, it reads again only for what is changed in it: all of it is there before.
  const [brand, marked, used] = [await owner.brand(), await owner.brand(), await owner.brand()];
  const { url } = await owner.upload();
  const model = await owner.model(used.id, "Roadster", "1999");
  const { name: category } = await owner.category();
  const part = await owner.product({ category, price: "1249.00", inventory: 0 });
  await owner.fit(part.id, model.id);
  const show = async ({ name }: Row) => {
    await page.getByRole("link", { name }).click();
    await expect(page.getByRole("heading", { name })).toBeVisible();
  };

  await test.step("models are added one by one or as a list, and put in order", async () => {
    await shop.visit(`/admin/vehicles?brand=${brand.slug}`);
    await page.getByRole("button", { name: "Add model" }).click();
    await dialog(page).getByLabel("Name").fill("Alpha");
    await dialog(page).getByLabel("Year").fill("2013-2019");
    await dialog(page).getByRole("button", { name: "Add model" }).click();
    await expect(models(page, brand)).toHaveCount(1);
    await page.getByRole("button", { name: "Paste a list" }).click();
    await dialog(page).getByLabel("Models", { exact: true }).fill("Beta 2008-2012\n\nGamma\t2020-\n");
    await dialog(page).getByRole("button", { name: "Read the list" }).press("Enter");
    const read = dialog(page).getByRole("table").locator("tbody tr");
    await expect(read).toContainText([/Beta.*2008-2012/, /Gamma.*from 2020/]);
    await expectNoSeriousFindings(page);
    await dialog(page).getByRole("button", { name: "Back to the list" }).click();
    await expect(dialog(page).getByLabel("Models", { exact: true })).toHaveValue(/Beta 2008-2012/);
    await dialog(page).getByRole("button", { name: "Read the list" }).click();
    await dialog(page).getByRole("button", { name: "Add models" }).click();
    await expect(shop.toast("2 models added")).toBeVisible();
    const inOrder = (...names: string[]) => expect(models(page, brand)).toContainText(names);
    await inOrder("Alpha 2013-2019", "Beta 2008-2012", "Gamma 2020-");
    const up = page.getByRole("button", { name: "Move Gamma up" });
    await up.click();
    await inOrder("Alpha", "Gamma", "Beta");
    await expect(up).toBeFocused();
    await page.getByRole("button", { name: "Move Alpha down" }).click();
    await inOrder("Gamma", "Alpha", "Beta");
    await expect(page.getByRole("button", { name: "Move Alpha down" })).toBeFocused();
    const saved = await owner.read<{ id: string; models: Row[] }[]>("/api/admin/vehicles");
    const names = saved.find(({ id }) => id === brand.id)?.models.map(({ name }) => name);
    expect(names).toEqual(["Gamma", "Alpha", "Beta"]);
    await shop.expectFits();
  });

  await test.step("a logo is chosen from the uploads, and taken away again", async () => {
    await page.getByRole("button", { name: "Choose logo" }).click();
    await dialog(page)
      .getByRole("button", { name: /^Choose / })
      .first()
      .click();
    await expect(page.getByRole("button", { name: "Change logo" })).toBeVisible();
    const brands = await owner.read<(Row & { logoUrl: string | null })[]>("/api/brands");
    expect(brands.find(({ id }) => id === brand.id)?.logoUrl).toBe(url);
    await page.getByRole("button", { name: "Remove logo" }).click();
    await expect(page.getByRole("button", { name: "Choose logo" })).toBeVisible();
  });

  await test.step("a brand is added, renamed and deleted; a name that is missing or taken is said at its field", async () => {
    const [name, better] = [unique("Borgward"), unique("Borgward Isabella")];
    await page.getByRole("button", { name: "Add brand" }).click();
    const field = dialog(page).getByLabel("Name");
    await dialog(page).getByRole("button", { name: "Add brand" }).click();
    await expect(field).toHaveAccessibleDescription("Name is required");
    await expect(field).toBeFocused();
    await field.fill(brand.name);
    await dialog(page).getByRole("button", { name: "Add brand" }).click();
    await expect(field).toHaveAccessibleDescription("A brand with this name already exists");
    await expectNoSeriousFindings(page);
    await field.fill(name);
    await dialog(page).getByRole("button", { name: "Add brand" }).click();
    await page.getByRole("link", { name }).click();
    await page.getByRole("button", { name: `Edit ${name}` }).click();
    await dialog(page).getByLabel("Name").fill(better);
    await dialog(page).getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("heading", { name: better })).toBeVisible();
    await page.getByRole("button", { name: `Delete ${better}` }).click();
    await dialog(page).getByRole("button", { name: "Delete" }).click();
    await expect(shop.toast("Brand deleted")).toContainText(better);
    await expect(page.getByRole("heading", { name: better })).toHaveCount(0);
  });

  await test.step("years are read from the text, and a text that says none is marked", async () => {
    const field = (name: RegExp) => dialog(page).getByRole("textbox", { name });
    await show(marked);
    await page.getByRole("button", { name: "Paste a list" }).click();
    await dialog(page).getByLabel("Models", { exact: true }).fill("Alpha 2013-19\nBeta; Mk7");
    await dialog(page).getByRole("button", { name: "Read the list" }).click();
    await dialog(page).getByRole("button", { name: "Add models" }).click();
    const mark = page.getByText("Years not understood");
    await expect(models(page, marked).filter({ has: mark })).toContainText(["Beta Mk7"]);
    await page.getByRole("button", { name: "Edit Alpha" }).click();
    await expect(field(/^From/)).toHaveValue("2013");
    await field(/^To/).fill("2012");
    await field(/^From/).fill("");
    await dialog(page).getByRole("button", { name: "Save" }).click();
    await expect(models(page, marked)).toContainText(["Alpha -2012", "Beta Mk7"]);
    await page.getByRole("button", { name: "Edit Beta" }).click();
    await field(/^Year/).fill("2013-2019");
    await dialog(page).getByRole("button", { name: "Save" }).click();
    await expect(mark).toHaveCount(0);
  });

  await test.step("the counter finds what fits a car", async () => {
    await page.getByLabel("Brand, model or year").fill(`${used.name} 1999`);
    await page
      .getByRole("list", { name: "Cars found" })
      .getByRole("button", { name: `${used.name} ${model.name} (1999)` })
      .click();
    const parts = page.getByRole("table", { name: /^Parts that fit/ });
    await expect(parts).toContainText(part.name);
    await expect(parts).toContainText("€1,249.00");
    await expect(parts).toContainText("Out of stock");
    await expectNoSeriousFindings(page);
    await page.getByRole("button", { name: "Close this list" }).click();
    await expect(parts).toHaveCount(0);
    await page.getByLabel("Brand, model or year").fill("no such car at all");
    await expect(page.getByText("No car matches.")).toBeVisible();
  });

  await test.step("a brand with models stays, and the reason is told", async () => {
    await page.getByLabel("Brand, model or year").fill("");
    await show(used);
    await page.getByRole("button", { name: `Delete ${used.name}` }).click();
    await expect(dialog(page)).toContainText(`It has 1 model: ${model.name}.`);
    await expect(dialog(page).getByRole("button")).toHaveText(["Close"]);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: `Delete ${model.name}` }).click();
    await expect(dialog(page)).toContainText("1 product fits this model.");
    await dialog(page).getByRole("button", { name: "Close" }).click();
    await expect(page.getByRole("heading", { name: used.name })).toBeVisible();
  });

  await test.step("a pasted list with a wrong line adds nothing, and names the line", async () => {
    await page.getByRole("button", { name: "Paste a list" }).click();
    const list = dialog(page).getByLabel("Models", { exact: true });
    await list.fill(`New one\n${model.name} 1999`);
    await dialog(page).getByRole("button", { name: "Read the list" }).click();
    await expect(list).toHaveAccessibleDescription(
      /Line 2: A model with this name and these years already exists/,
    );
    await dialog(page).getByRole("button", { name: "Cancel" }).click();
    await expect(models(page, used)).toHaveCount(1);
  });
});
