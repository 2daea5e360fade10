import type { Page } from "@playwright/test";
import { expect, expectNoSeriousFindings, type Owner, type Part, test } from "./admin-verbs";
import { buy } from "./incoming-verbs";

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const save = (page: Page) => page.getByRole("button", { name: "Save product" });
const choices = (page: Page) => page.getByRole("group", { name: "Which stock is right?" });

/** Add parts in a category of their own. The list of it is where each is opened, and where its form leads back to. */
async function stocked(owner: Owner) {
  const { name: category } = await owner.category();
  const add = () => owner.product({ category, inventory: 44 });
  const list = `/admin/dashboard?category=${encodeURIComponent(category)}`;
  return { list, left: await add(), moved: await add(), listed: await add() };
}

const sell = (page: Page, part: Part, pieces: number) =>
  buy(page.request, "Aoife Byrne", [[{ ...part, images: [] }, pieces]]);

test.describe("a stock that was sold while another was typed", () => {
  test.use({ expectedErrors: /status of 409/ });

  test("a form that was open changes nothing of the stock that it did not touch; a stock sold meanwhile is asked about in the form and in the list", async ({
    shop,
    page,
    owner,
  }) => {
    const { list, left, moved, listed } = await stocked(owner);
    const open = ({ name }: Part) => page.getByRole("link", { name }).click();
    await shop.visit(list);

    await test.step("a form that was open while orders came changes nothing of the stock that it did not touch", async () => {
      const part = left;
      await open(part);
      await field(page, "Name").fill(`${part.name} II`);
      await field(page, "Price (€)").fill("49,99");
      await sell(page, part, 4);
      const sent = page.waitForRequest((request) => request.method() === "PATCH");
      await save(page).click();
      // The toast may be about the order instead, because there is one at a time.
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Products");
      expect((await sent).postDataJSON()).toEqual({ name: `${part.name} II`, price: "49.99" });
      expect(await owner.read(`/api/products/${part.id}`)).toMatchObject({ inventory: 40, price: "49.99" });
    });

    await test.step("is asked about in the form, which keeps everything typed", async () => {
      const part = moved;
      await open(part);
      await field(page, "Name").fill(`${part.name} II`);
      await field(page, "Stock").fill("56");
      await sell(page, part, 4);
      await save(page).click();
      await expect(field(page, "Stock")).toHaveAccessibleDescription("4 were sold meanwhile: now 40");
      await expect(choices(page).getByRole("button")).toHaveText(["Keep 40", "Set to 56", "Add 12: 52"]);
      await expect(field(page, "Name")).toHaveValue(`${part.name} II`);
      expect(await owner.read(`/api/products/${part.id}`)).toMatchObject({ name: part.name, inventory: 40 });
      await shop.expectFits();
      // Saving the same again asks again, and an order in between is shown again.
      await sell(page, part, 1);
      await save(page).click();
      await expect(choices(page).getByRole("button").first()).toHaveText("Keep 39");
      await choices(page).getByRole("button", { name: "Add 12: 51" }).click();
      await expect(field(page, "Stock")).toHaveValue("51");
      await expect(choices(page)).toHaveCount(0);
      await save(page).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Products");
      const after = await owner.read(`/api/products/${part.id}`);
      expect(after).toMatchObject({ name: `${part.name} II`, inventory: 51 });
      // A difference is added to the present stock and never asked about. The history has all of it.
      await open(part);
      await field(page, "Stock").fill("-60");
      await save(page).click();
      await expect(field(page, "Stock")).toHaveAccessibleDescription(/Only 51 in stock: 60 cannot be taken/);
      await expect(choices(page)).toHaveCount(0);
      await sell(page, part, 2);
      await field(page, "Stock").fill("+3");
      await save(page).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Products");
      expect(await owner.read(`/api/products/${part.id}`)).toMatchObject({ inventory: 52 });
      await open(part);
      await page.getByText("Stock history", { exact: true }).focus();
      await page.keyboard.press("Enter");
      const rows = page.getByRole("table", { name: "Stock changes" }).locator("tbody tr");
      await expect(rows).toHaveText([
        /by hand.*\+3.*52/,
        /Order \d+.*−2.*49/,
        /by hand.*\+12.*51/,
        /−1.*39/,
        /−4.*40/,
      ]);
      await expect(rows.nth(1).getByRole("link")).toHaveAttribute("href", /\/admin\/orders\//);
      await shop.expectFits();
    });

    await test.step("is asked about in the list", async () => {
      const part = listed;
      await page.getByRole("link", { name: "Cancel" }).click();
      await page.getByRole("button", { name: `Stock of ${part.name}: 44` }).click();
      await page.getByLabel(`Stock of ${part.name}`, { exact: true }).fill("56");
      await sell(page, part, 1);
      await page.keyboard.press("Enter");
      await expect(page.getByRole("dialog")).toContainText("1 was sold meanwhile: now 43.");
      await expectNoSeriousFindings(page);
      await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
      await expect(page.getByRole("dialog")).toHaveCount(0);
      expect(await owner.read(`/api/products/${part.id}`)).toMatchObject({ inventory: 43 });
      await expect(page.getByRole("button", { name: `Stock of ${part.name}: 43` })).toBeVisible();
      expect(await owner.read(`/api/products/${part.id}`)).toMatchObject({ inventory: 43 });
    });
  });
});
