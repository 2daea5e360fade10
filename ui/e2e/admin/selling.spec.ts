import type { Page } from "@playwright/test";
import { bringCart, cartLine, readCart } from "../cart-verbs";
import { goInside } from "../go";
import { openMore, uniquePerson } from "./admin-verbs";
import { buy } from "./incoming-verbs";
import { expect, expectNoSeriousFindings, test } from "./trade-verbs";

const save = (page: Page) => page.getByRole("button", { name: "Save settings" }).click();
const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

// What the server refuses is said at its fields.
test.use({ expectedErrors: /status of 400/ });

test("delivery, collection, taxes, a pause and the share of an order are described, saved and followed; leaving asks first", async ({
  owner,
  shop,
  page,
  customer,
}) => {
  await test.step("delivery and collection are said in words and kept", async () => {
    await shop.visit("/admin/settings/selling#delivery");
    const delivery = section(page, "Delivery and collection");
    await expect(delivery).toContainText("There is nothing to choose.");
    await page.getByLabel("Delivery price in €").fill("9,9");
    await page.getByLabel("Customers may collect at the workshop").check();
    await expect(delivery).toContainText("€9.90, free for goods over €500.00. Or they collect");
    await save(page);
    await expect(shop.toast("Settings saved")).toBeVisible();
    await expect(page.getByLabel("Delivery price in €")).toHaveValue("9.90");
    expect(await owner.read("/api/settings")).toMatchObject({ deliveryPrice: "9.90", collection: true });
  });

  await test.step("each tax mode shows its example, and orders follow it", async () => {
    await page.getByLabel("Delivery price in €").fill("");
    await page.getByLabel("Customers may collect at the workshop").uncheck();
    const tax = section(page, "Prices and tax");
    await expect(tax).toContainText("€100.00 + 10% tax (€10.00) = €110.00");
    await page.getByLabel("No tax").check();
    await expect(tax).toContainText("No tax is shown.");
    await expect(page.getByLabel("Tax rate in %")).toBeHidden();
    await page.getByLabel("Prices include tax").check();
    await page.getByLabel("Tax rate in %").fill("23");
    await expect(tax).toContainText("of which VAT 23 %: €18.70");
    await save(page);
    await expect
      .poll(() => owner.read("/api/settings"))
      .toMatchObject({ taxMode: "included", taxRate: "23" });
    const order = await customer.order();
    await goInside(page, `/admin/orders/${order.id}`);
    await expect(section(page, "Items")).toContainText("of which VAT 23 %€18.70");
    await expect(section(page, "Items")).toContainText("Total€100.00");
  });

  await test.step("repairs are taxed at another rate beside the goods", async () => {
    await goInside(page, "/admin/settings/selling#tax");
    await page.getByRole("button", { name: "Add rate" }).click();
    const adding = page.getByRole("dialog", { name: "Add tax rate" });
    await adding.getByLabel("Name").fill("Repairs");
    await adding.getByLabel("Rate in %").fill("13,5");
    await adding.getByRole("button", { name: "Add rate" }).click();
    await expect(section(page, "Other rates")).toContainText("Repairs13.5 %");
    await expect(page.getByLabel("Tax rate in %")).toHaveValue("23");

    const { name: category } = await owner.category();
    const [work, part] = [
      await owner.product({ category, price: "80.00" }),
      await owner.product({ category, price: "100.00" }),
    ];
    await goInside(page, `/admin/products/${work.id}`);
    await openMore(page);
    await page.getByLabel("Tax rate").selectOption("Repairs, 13.5 %");
    await page.getByRole("button", { name: "Save product" }).click();
    // The toast may be about the order instead, because there is one at a time.
    await expect(page).toHaveURL(/\/admin\/dashboard/);
    const cart = await bringCart(page, [
      [{ ...work, images: [] }, 1],
      [{ ...part, images: [] }, 1],
    ]);
    // How the cart says it: amount-rows.test.ts.
    expect((await readCart(page, cart)) as object).toMatchObject({
      total: "180.00",
      taxes: [
        { rate: "23", tax: "18.70" },
        { rate: "13.5", tax: "9.52" },
      ],
    });
    await owner.patch(`/api/admin/products/${work.id}`, { taxRateId: null });
  });

  await test.step("a pause is told before it is saved, and stands over every screen until it ends", async () => {
    await goInside(page, "/admin/settings");
    const pause = section(page, "Closing for a while");
    const banner = page.getByRole("complementary", { name: "Closed shop" });
    await expect(pause).toContainText("The shop is open.");
    await page.getByLabel("Closed until").fill("2098-08-24");
    await expect(pause).toContainText("Orders are possible again on Sunday, 24 August 2098");
    await expect(pause).toContainText("Customers read: “We are closed until 24 August 2098.”");
    await page.getByLabel("Message to customers").fill("Gone racing.");
    await expect(pause).toContainText("Customers read: “Gone racing.”");
    await expect(banner).toBeHidden();
    await save(page);
    await expect(banner).toContainText("The shop is closed until 24 August 2098.");
    expect(await owner.read("/api/settings")).toMatchObject({ closed: true, closedMessage: "Gone racing." });

    await goInside(page, "/admin/analytics");
    await banner.getByRole("link", { name: "Change" }).click();
    await page.getByRole("button", { name: "Open the shop again" }).click();
    await save(page);
    await expect(banner).toBeHidden();
  });

  await test.step("an order takes its share of the stock, and what took all is marked", async () => {
    const { name: category } = await owner.category();
    const part = { ...(await owner.product({ category, inventory: 4 })), images: [] };
    const cart = await bringCart(page, [[part, 3]]);
    await goInside(page, "/admin/settings/selling");
    const large = section(page, "Large orders");
    await expect(large).toContainText("One order may take everything in stock.");
    await page.getByLabel("Largest share of a product's stock in one order, in %").fill("50");
    await expect(large).toContainText("Of 20 in stock one order may take 10.");
    await save(page);
    await expect(shop.toast("Settings saved")).toBeVisible();

    await shop.visit("/cart");
    await expect(cartLine(page, part.name)).toContainText("At most 2 in one order");
    await expect(page.getByRole("alert")).toContainText(`At most 2 of ${part.name} in one order.`);
    await shop.expectNoSidewaysScroll();
    await expectNoSeriousFindings(page);
    await page.getByRole("button", { name: "Reduce to the most allowed and go on" }).click();
    await expect(page).toHaveURL("/checkout");
    expect((await readCart(page, cart)).items[0]?.quantity).toBe(2);

    await owner.patch("/api/admin/settings", { orderStockShare: 100 });
    const order = await buy(page.request, uniquePerson(), [[part, 4]]);
    await goInside(page, "/admin/orders");
    await expect(page.getByRole("row", { name: order.orderNumber })).toContainText(
      "Took the last of the stock",
    );
    await shop.expectNoSidewaysScroll();
    await goInside(page, `/admin/orders/${order.id}`);
    await expect(section(page, "Items")).toContainText("Took the last of the stock");
    await expectNoSeriousFindings(page);
  });

  await test.step("is said at its fields, and leaving asks first", async () => {
    await test.step("each way of paying shows what customers read, and an IBAN is checked", async () => {
      await goInside(page, "/admin/settings/payment");
      await expect(page).toHaveURL("/admin/settings/selling#ways");
      const ways = section(page, "How customers pay");
      await expect(ways).toContainText("“Place Order”");
      await page.getByLabel("By bank transfer").check();
      await expect(ways).toContainText("Not offered yet: customers need the IBAN and the account name.");
      await page.getByLabel("IBAN").fill("IE29 AIBK 9311 5212 3456 79");
      await page.getByLabel("Account name").fill("Pitlane Ltd");
      await expect(ways).toContainText("The checkout’s button reads “Order with obligation to pay”.");
      await save(page);
      await expect(page.getByLabel("IBAN")).toHaveAccessibleDescription(/This IBAN is not right/);
      await expect(page.getByLabel("IBAN")).toBeFocused();
      await page.getByLabel("IBAN").fill("IE29 AIBK 9311 5212 3456 78");
      await save(page);
      await expect
        .poll(() => owner.read("/api/settings"))
        .toMatchObject({
          paymentMethods: ["transfer"],
          bankAccount: { iban: "IE29AIBK93115212345678" },
        });
      await shop.expectFits();
      await page.getByRole("button", { name: "Delete Repairs" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
      await expect(section(page, "Other rates")).not.toContainText("Repairs");
      // The question closes once all is read again, and nothing can be typed below it.
      await expect(page.getByRole("dialog")).toHaveCount(0);
    });

    await page.getByLabel("Delivery price in €").fill("ten");
    await page.getByLabel("Tax rate in %").fill("200");
    await expect(section(page, "Delivery and collection")).toContainText("Enter an amount such as 9.90.");
    await save(page);
    await expect(page.getByLabel("Tax rate in %")).toBeFocused();
    await expect(page.getByLabel("Tax rate in %")).toHaveAccessibleDescription(/at most 100/);
    await page.getByRole("navigation", { name: "Settings" }).getByRole("link", { name: "Mail" }).click();
    const question = page.getByRole("dialog", { name: "Leave without saving?" });
    await question.getByRole("button", { name: "Leave without saving" }).click();
    await expect(page).toHaveURL(/settings\/mail$/);
  });
});
