import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { goInside } from "../go";
import { aName, buy, moveOrder, signIn, stockOf, wellStocked } from "./incoming-verbs";

const form = (page: Page) => page.getByRole("dialog", { name: /^Change order/ });
const save = (page: Page) => form(page).getByRole("button", { name: "Save changes" });
const history = (page: Page) => page.getByRole("region", { name: "History and notes" }).getByRole("listitem");

async function open(page: Page) {
  await page.getByRole("button", { name: "Change", exact: true }).click();
  await expect(form(page)).toBeVisible();
}

test.beforeEach(({ page }) => signIn(page));

// What is in use, taken or wrong is refused.
test.use({ expectedErrors: /status of 4(00|09)/ });

test("the customer and the items are corrected until the order has left; a fault is shown at its field, another's change with both values", async ({
  shop,
  page,
}) => {
  await test.step("corrects the customer and the items; sums, stock and history follow", async () => {
    const [first, second] = await wellStocked(page.request);
    if (!first || !second) throw new Error("Too little is left in stock");
    const order = await buy(page.request, aName(), [[first, 2]]);
    const left = [await stockOf(page.request, first.id), await stockOf(page.request, second.id)] as const;
    await shop.visit(`/admin/orders/${order.id}`);
    await open(page);
    await expect(save(page)).toBeDisabled();
    await form(page).getByRole("button", { name: "Decrease quantity" }).click();
    await form(page).getByLabel("Add a part").fill(second.name);
    await form(page)
      .getByRole("button", { name: `Add ${second.name}`, exact: true })
      .click();
    await form(page).getByLabel("Name").fill("Eva Byrne");
    await shop.expectFits();
    // What was typed is not lost by a key.
    await page.keyboard.press("Escape");
    await save(page).click();
    await expect(shop.toast(`Order ${order.orderNumber} corrected`)).toContainText("Total €");
    await expect(form(page)).toBeHidden();
    await expect(page.getByRole("button", { name: "Change", exact: true })).toBeFocused();
    await expect(page.getByRole("region", { name: "Items" })).toContainText(second.name);
    await expect(page.getByRole("region", { name: "Customer" })).toContainText("Eva Byrne");
    await expect(history(page).last()).toContainText("Corrected");
    await expect(history(page).last()).toContainText(`${first.name} 2 → 1`);
    expect(await stockOf(page.request, first.id)).toBe(left[0] + 1);
    expect(await stockOf(page.request, second.id)).toBe(left[1] - 1);
  });

  await test.step("an order that has left is not edited any more", async () => {
    const order = await buy(page.request, aName());
    await moveOrder(page, order.id, "confirmed", "shipped");
    await goInside(page, `/admin/orders/${order.id}`);
    await expect(page.getByRole("button", { name: "Print packing slip" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Change", exact: true })).toHaveCount(0);
  });

  await test.step("a bad field is named at the field, and everything stays", async () => {
    const order = await buy(page.request, aName());
    await goInside(page, `/admin/orders/${order.id}`);
    await open(page);
    await form(page).getByLabel("E-mail").fill("eva");
    await form(page).getByLabel("Shipping address").fill("here and there");
    await save(page).click();
    await expect(form(page)).toContainText("Please enter a valid email");
    await expect(form(page).getByLabel("E-mail")).toBeFocused();
    await expect(form(page).getByLabel("Shipping address")).toHaveValue("here and there");
    await form(page).getByRole("button", { name: "Cancel" }).click();
    await expect(form(page)).toBeHidden();
  });

  await test.step("who was quicker is shown with both values, and can be gone on from", async () => {
    const order = await buy(page.request, aName());
    await goInside(page, `/admin/orders/${order.id}`);
    await open(page);
    await form(page).getByLabel("Name").fill("Eva Byrne");
    await page.request.patch(`/api/admin/orders/${order.id}`, { data: { customerName: "Ann Byrne" } });
    await save(page).click();
    const alert = form(page).getByRole("alert");
    await expect(alert).toContainText("This order was changed meanwhile");
    await expect(alert).toContainText("Now: Ann Byrne");
    await expect(alert).toContainText("Yours: Eva Byrne");
    await alert.getByRole("button", { name: "Reload" }).click();
    await expect(form(page).getByLabel("Name")).toHaveValue("Ann Byrne");
    await form(page).getByLabel("Name").fill("Eva Byrne");
    await save(page).click();
    await expect(page.getByRole("region", { name: "Customer" })).toContainText("Eva Byrne");
  });
});
