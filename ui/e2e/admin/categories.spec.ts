import type { Page } from "@playwright/test";
import { goInside } from "../go";
import { expect, expectNoSeriousFindings, type Part, test, unique } from "./admin-verbs";

const dialog = (page: Page) => page.getByRole("dialog");
const panel = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

// What is in use, taken or wrong is refused.
test.use({ expectedErrors: /status of 409/ });

test("categories are added, sorted, renamed, pictured and deleted; what is in use stays, and what is taken is said", async ({
  shop,
  page,
  owner,
}) => {
  const renamed = await owner.category();
  const part = await owner.product({ category: renamed.name });
  const [empty, inUse] = [await owner.category(), await owner.category()];
  const child = await owner.subcategory(inUse.id);
  const [left, other] = [await owner.category(), await owner.category()];
  const gone = await owner.subcategory(left.id);
  const moving = await owner.product({ category: left.name });
  await owner.patch(`/api/admin/products/${moving.id}`, { subcategoryId: gone.id });
  const better = unique("Renamed");
  const { url } = await owner.upload();
  await shop.visit("/admin/categories");

  await test.step("a category is added with its subcategories, counted and put in order", async () => {
    const name = unique("Lighting");
    await page.getByRole("button", { name: "Add category" }).click();
    await dialog(page).getByLabel("Name").fill(name);
    await dialog(page).getByRole("button", { name: "Add category" }).click();
    const mine = panel(page, name);
    await expect(mine).toContainText("0 products");
    for (const subcategory of ["Bulbs", "Bars"].map((each) => `${each} of ${name}`)) {
      await mine.getByRole("button", { name: "Add subcategory" }).click();
      await dialog(page).getByLabel("Name").fill(subcategory);
      await dialog(page).getByRole("button", { name: "Add subcategory" }).click();
      await expect(mine.getByRole("listitem").filter({ hasText: subcategory })).toBeVisible();
      await expect(dialog(page)).toBeHidden();
    }
    const rows = mine.getByRole("list", { name: `Subcategories of ${name}` }).getByRole("listitem");
    await expect(rows).toHaveCount(2);
    const bulbsFirst = page
      .getByRole("button", { name: `Move Bulbs of ${name} up` })
      .and(page.locator(":disabled"));
    const bars = page.getByRole("button", { name: `Move Bars of ${name} down` });
    await bulbsFirst.or(bars.and(page.locator(":enabled"))).waitFor();
    if (await bars.isEnabled()) await bars.click();
    await expect(bulbsFirst).toBeVisible();
    // One press puts the two in the order of their names, and Undo restores the order before.
    const sort = mine.getByRole("button", { name: `Sort subcategories of ${name} A to Z` });
    await sort.click();
    await expect(rows.first()).toContainText("Bars");
    await expect(sort).toBeHidden();
    await shop.toast("Sorted A to Z").getByRole("button", { name: "Undo" }).click();
    await expect(rows.first()).toContainText("Bulbs");
    await mine.getByRole("button", { name: `Move ${name} up` }).click();
    await expect(mine.getByRole("button", { name: `Move ${name} down` })).toBeEnabled();
    await shop.expectFits();
  });

  await test.step("a new name carries the products along", async () => {
    await expect(panel(page, renamed.name)).toContainText("1 product");
    await page.getByRole("button", { name: `Edit ${renamed.name}` }).click();
    await expect(dialog(page)).toContainText("Its product comes along with a new name.");
    await dialog(page).getByLabel("Name").fill(better);
    await dialog(page).getByRole("button", { name: "Save" }).click();
    await expect(panel(page, better)).toContainText("1 product");
    expect((await owner.read<Part>(`/api/products/${part.id}`)).category).toBe(better);
  });

  await test.step("a category is dragged to the place of another, and Undo puts it back", async () => {
    // The newest two stand at the end of the list, one below the other.
    const [first, second] = [await owner.category(), await owner.category()];
    await shop.visit("/admin/categories");
    const order = page
      .getByRole("heading", { level: 2 })
      .filter({ hasText: new RegExp(`${first.name}|${second.name}`) });
    await expect(order).toHaveCount(2);
    const [above = "", below = ""] = await order.allTextContents();
    await panel(page, below).locator("[draggable=true]").dragTo(panel(page, above));
    await expect(order).toHaveText([below, above]);
    await shop.toast("Order changed").getByRole("button", { name: "Undo" }).click();
    await expect(order).toHaveText([above, below]);
  });

  await test.step("an empty category is deleted after a question", async () => {
    await page.getByRole("button", { name: `Delete ${empty.name}` }).click();
    await dialog(page).getByRole("button", { name: "Delete" }).click();
    await expect(shop.toast("Category deleted")).toContainText(empty.name);
    await expect(panel(page, empty.name)).toHaveCount(0);
  });

  await test.step("a category with subcategories alone stays, and by what is told", async () => {
    await page.getByRole("button", { name: `Delete ${inUse.name}` }).click();
    await expect(dialog(page)).toContainText(`${inUse.name} cannot be deleted`);
    await expect(dialog(page)).toContainText(`It has 1 subcategory (${child.name}).`);
    await expect(dialog(page).getByRole("button")).toHaveText(["Close"]);
    await dialog(page).getByRole("button", { name: "Close" }).click();
  });

  await test.step("products move before their category is deleted, and Undo brings both back", async () => {
    const place = () => owner.read<Part>(`/api/products/${moving.id}`);
    await page.getByRole("button", { name: `Delete ${left.name}` }).click();
    await expect(dialog(page)).toContainText(`1 product is in it. Its subcategory (${gone.name}) goes too.`);
    const choice = dialog(page).getByLabel("Move the products to");
    const move = dialog(page).getByRole("button", { name: "Move and delete" });
    await move.click();
    await expect(choice).toHaveAccessibleDescription("Choose a category");
    await expect(choice).toBeFocused();
    await expectNoSeriousFindings(page);
    await choice.selectOption(other.name);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    const toast = shop.toast("Category deleted").filter({ hasText: left.name });
    await expect(toast).toBeVisible();
    await expect(panel(page, left.name)).toHaveCount(0);
    expect(await place()).toMatchObject({ category: other.name, subcategoryId: null });
    await toast.getByRole("button", { name: "Undo" }).click();
    await expect(panel(page, left.name)).toContainText("1 product");
    expect(await place()).toMatchObject({ category: left.name, subcategoryId: gone.id });
    await page.getByRole("button", { name: `Delete ${gone.name}` }).click();
    await expect(choice).toHaveValue("none");
    await move.click();
    await expect(shop.toast("Subcategory deleted")).toContainText(gone.name);
    expect(await place()).toMatchObject({ category: left.name, subcategoryId: null });
  });

  await test.step("a taken name is said at its field", async () => {
    await page.getByRole("button", { name: "Add category" }).click();
    const name = dialog(page).getByLabel("Name");
    await name.fill(other.name);
    const add = dialog(page).getByRole("button", { name: "Add category" });
    await add.click();
    await expect(name).toHaveAccessibleDescription("A category with this name already exists");
    await page.keyboard.press("Escape");
  });

  await test.step("a category's picture is chosen from the uploads, shown in the shop, and taken away again", async () => {
    const mine = panel(page, better);
    await mine.getByRole("button", { name: "Choose picture" }).click();
    await dialog(page)
      .getByRole("button", { name: /^Choose / })
      .first()
      .click();
    await expect(mine.getByRole("button", { name: "Change picture" })).toBeVisible();
    await goInside(page, "/shop");
    const tile = page.getByRole("link", { name: better, exact: true });
    await expect(tile.locator("img")).toHaveAttribute("src", url);
    await expect(page.getByRole("listitem").filter({ has: tile })).toContainText("1");
    await goInside(page, "/admin/categories");
    await mine.getByRole("button", { name: "Remove picture" }).click();
    await expect(mine.getByRole("button", { name: "Choose picture" })).toBeVisible();
  });
});
