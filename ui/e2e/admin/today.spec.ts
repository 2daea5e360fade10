import type { Page } from "@playwright/test";
import { expect, expectNoSeriousFindings, test } from "../fixtures";
import { goInside } from "../go";
import { aName, buy, moveOrder, sendEnquiry, signIn } from "./incoming-verbs";
import { test as ownTest } from "./own-shop";

const toDo = (page: Page) => page.getByRole("region", { name: "To do" });

test.beforeEach(({ page }) => signIn(page));

test("the back office opens on what waits, and each line leads to its list", async ({ shop, page }) => {
  const order = await buy(page.request, aName());
  await moveOrder(page, order.id, "confirmed");
  await sendEnquiry(page.request, { name: aName(), email: "v@example.ie", message: "Do you tint vans?" });
  await shop.visit("/admin");
  await expect(page).toHaveURL("/admin/today");
  await expect(page.getByRole("img", { name: /^Sales by day: €/ })).toBeVisible();
  await shop.expectFits();
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(page.locator("html")).toHaveCSS("background-color", "rgb(15, 17, 19)");
  await expectNoSeriousFindings(page);
  await toDo(page)
    .getByRole("link", { name: /without an answer/ })
    .click();
  await expect(page).toHaveURL("/admin/contact-messages?show=unanswered");
  await expect(page.getByRole("radio", { name: /^To do/ })).toBeChecked();
  await page.goBack();
  await toDo(page)
    .getByRole("link", { name: /orders? to pack/ })
    .click();
  await expect(page.getByRole("link", { name: order.orderNumber, exact: true })).toBeVisible();
});

ownTest(
  "the set-up list is hidden for good, and the product list carries the counts",
  async ({ shop, page }) => {
    await shop.visit("/admin/today");
    const list = page.getByRole("region", { name: "Set up your shop" });
    await expect(list).toContainText(/\d of 1\d done/);
    await list.getByRole("button", { name: "Hide this list" }).click();
    await expect(list).toBeHidden();
    await page.reload();
    await expect(toDo(page)).toBeVisible();
    await expect(list).toBeHidden();
    await sendEnquiry(page.request, { name: aName(), email: "v@example.ie", message: "Do you tint vans?" });
    await goInside(page, "/admin/dashboard");
    await page
      .getByRole("navigation", { name: "To do" })
      .getByRole("link", { name: /enquir(y|ies) without an answer/ })
      .click();
    await expect(page).toHaveURL("/admin/contact-messages?show=unanswered");
  },
);
