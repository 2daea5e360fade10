import { expect, expectNoSeriousFindings, test } from "../fixtures";

test.beforeEach(async ({ shop }) => {
  await shop.visit("/");
});

test("the menu leads to sections, to other pages and to the quote, and closes", { tag: "@phone" }, async ({
  page,
  shop,
}) => {
  await test.step("the menu has the same entries and the quote button, and Escape closes it", async () => {
    const toggle = page.getByRole("button", { name: "Open menu" });
    await toggle.click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    for (const entry of ["Services", "Shop", "Gallery", "About", "Contact", "Get a Quote"]) {
      await expect(menu.getByRole("link", { name: entry, exact: true })).toBeVisible();
    }
    await expectNoSeriousFindings(page);
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(toggle).toBeFocused();
  });

  await test.step("it closes on scrolling to a section", async () => {
    await page.getByRole("button", { name: "Open menu" }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await menu.getByRole("link", { name: "Gallery" }).click();
    await expect(menu).toBeHidden();
    await shop.expectSectionAtTop("gallery");
  });

  await test.step("the quote button leads to the contact section", async () => {
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Get a Quote" }).click();
    await shop.expectSectionAtTop("contact");
  });

  await test.step("it closes on going to another page", async () => {
    await page.getByRole("button", { name: "Open menu" }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await menu.getByRole("link", { name: "Shop", exact: true }).click();
    await expect(page).toHaveURL("/shop");
    await expect(menu).toBeHidden();
  });
});
