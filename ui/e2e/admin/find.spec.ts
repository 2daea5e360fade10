import { DESKTOP } from "../../playwright.config";
import { expectRoomInDialog } from "../dialog-room";
import { expect, expectNoSeriousFindings, test } from "../fixtures";
import { goInside } from "../go";
import { aName, buy, sendEnquiry, signIn } from "./incoming-verbs";

test.beforeEach(({ page }) => signIn(page));

test("one field finds an order, a product and a setting, and keys lead to screens", async ({
  shop,
  page,
}) => {
  await test.step("one field finds an order, a product and a setting, by keys alone", async () => {
    const customer = aName();
    const writer = aName();
    await sendEnquiry(page.request, { name: writer, email: "v@example.ie", message: "Do you tint vans?" });
    const order = await buy(page.request, customer);
    await shop.visit("/admin/backups");
    await expect(page.getByRole("heading", { name: "Backups", level: 1 })).toBeVisible();
    await page.keyboard.press("Control+k");
    const field = page.getByRole("combobox", { name: "Find an order, a product or a screen" });
    await expect(field).toBeFocused();
    await field.fill(customer);
    await expect(page.getByRole("option", { name: `Order ${order.orderNumber}` })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await expectNoSeriousFindings(page);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`/admin/orders/${order.id}`);
    await expect(page.getByRole("heading", { name: `Order ${order.orderNumber}` })).toBeVisible();

    await page.keyboard.press("/");
    await field.fill(writer);
    await expect(page.getByRole("option", { name: `Enquiry from ${writer}` })).toContainText("New");
    await field.fill("coilover volkswagen");
    await expect(page.getByRole("option", { name: /^Lowline Coilover Kit, Volkswagen/ })).toBeVisible();
    await field.fill("volkswagen");
    await expect(page.getByRole("option").nth(5)).toBeAttached();
    await expectRoomInDialog(page, "Find", [{ width: 800, height: 390 }]);
    await page.setViewportSize(DESKTOP);
    await field.fill("iban");
    await expect(page.getByRole("option").first()).toHaveText("Ways of paying");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/admin/settings/selling#ways");
    await expect(page.locator("#ways-title")).toBeInViewport();
    const bar = await page.getByRole("banner").boundingBox();
    const section = await page.locator("#ways").boundingBox();
    expect(section?.y, "below the bar").toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
    await page.keyboard.press("Control+k");
    await field.fill("vat");
    await expect(page.getByRole("option").first()).toHaveText("Tax");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/admin/settings/selling#tax");
    await expect(page.locator("#tax")).toBeInViewport();

    await page.keyboard.press("Control+k");
    await field.fill("zzzz");
    await expect(page.getByText("Nothing found.")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(field).toBeHidden();
  });

  await test.step("keys lead to screens, are listed by ?, save a form, and can be switched off", async () => {
    await page.keyboard.press("g");
    await page.keyboard.press("t");
    await expect(page).toHaveURL("/admin/today");
    await page.keyboard.press("?");
    const keys = page.getByRole("dialog", { name: "Keyboard shortcuts" });
    await keys.getByRole("checkbox", { name: "Use single-key shortcuts" }).uncheck();
    await page.keyboard.press("Escape");
    await page.keyboard.press("?");
    await expect(keys).toBeHidden();
    await goInside(page, "/admin/products/new");
    await page.getByLabel("Name", { exact: true }).fill("");
    await page.keyboard.press("Control+s");
    await expect(page.getByLabel("Name", { exact: true })).toHaveAttribute("aria-invalid", "true");
  });
});

test("on a phone the finder is a tap away", { tag: "@phone" }, async ({ shop, page }) => {
  await shop.visit("/admin/today");
  await page.getByRole("button", { name: "Find (Ctrl K)" }).tap();
  await page.getByRole("combobox").fill("backups");
  await expect(page.getByRole("option").first()).toHaveText("Backups");
  await shop.expectNoSidewaysScroll();
  await page.getByRole("option").first().tap();
  await expect(page).toHaveURL("/admin/backups");
});
