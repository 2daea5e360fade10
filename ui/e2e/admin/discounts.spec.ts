import type { Page } from "@playwright/test";
import { bringCart } from "../cart-verbs";
import { fillCheckout, placeAndRead } from "../checkout-verbs";
import { goInside } from "../go";
import { add, enter, sums } from "./manual-order-verbs";
import { expect, expectNoSeriousFindings, test } from "./trade-verbs";

const PHONE = { width: 390, height: 844 };
const SELLER = {
  legalName: "Byrne Parts Limited",
  address: "1 Mill Street, Kilkenny",
  vatNumber: "IE6388047V",
};
const summary = (page: Page) => page.getByRole("region", { name: "Order summary" });

test.describe("a discount code", () => {
  test.use({ expectedErrors: [/status of 409/] });

  test("the owner makes it, a customer orders with it on a phone, and invoice and mail agree", async ({
    owner,
    shop,
    page,
  }) => {
    const read = async (path: string) => (await page.request.get(path)).json();
    const { name: category } = await owner.category();
    const part = await owner.product({ category, price: "50.00" });
    await owner.patch("/api/admin/settings", SELLER);

    await test.step("a code is made, and one that is wrong is refused at its field", async () => {
      await shop.visit("/admin/discounts");
      await page.getByRole("button", { name: "Add your first code" }).click();
      const adding = page.getByRole("dialog", { name: "Add code" });
      await adding.getByRole("button", { name: "Make one up" }).click();
      await expect(adding.getByLabel("Code", { exact: true })).toHaveValue(/^[A-Z2-9]{8}$/);
      await adding.getByLabel("Code", { exact: true }).fill("SPRING10");
      await adding.getByLabel("Per cent", { exact: true }).fill("10");
      await adding.getByText("Period, least order, uses, category").click();
      await adding.getByLabel("Least goods in €").fill("80");
      await adding.getByLabel("Uses left").fill("1");
      await expectNoSeriousFindings(page);
      await adding.getByRole("button", { name: "Add code" }).click();
      const row = page.getByRole("listitem").filter({ hasText: "SPRING10" });
      await expect(row).toContainText("10 % off");
      await expect(row).toContainText("from €80.00 of goods · 1 use left");
      await expect(row).toContainText("Not used");
      await shop.expectFits();
    });

    await test.step("free delivery that takes nothing off says why, to the customer and to the owner", async () => {
      await owner.patch("/api/admin/settings", { deliveryPrice: "9.90", collection: true });
      await page.request.post("/api/admin/discounts", { data: { code: "FREEPOST", kind: "free_delivery" } });
      const why = "FREEPOST makes the delivery free: it takes nothing off an order that is collected";
      await page.setViewportSize(PHONE);
      await bringCart(page, [[{ ...part, images: [] }, 1]]);
      await shop.visit("/cart");
      await page.getByRole("button", { name: "Discount code" }).click();
      await page.getByLabel("Discount code").fill("FREEPOST");
      await page.getByLabel("Discount code").press("Enter");
      await expect(summary(page)).toContainText("Discount (FREEPOST)−€9.90");
      await goInside(page, "/checkout");
      const form = page.getByRole("form");
      await expect(form).toContainText("Discount (FREEPOST)−€9.90");
      await page.getByRole("radio", { name: /Collection/ }).check();
      await expect(form.getByText(why)).toBeVisible();
      await expect(form).not.toContainText("Discount (FREEPOST)");
      await shop.expectNoSidewaysScroll();
      await page.getByRole("radio", { name: /Delivery/ }).check();
      await expect(form.getByText(why)).toHaveCount(0);

      await goInside(page, "/admin/orders/new");
      await add(page, part);
      await page.getByLabel("Discount code").fill("freepost");
      await page.getByLabel("Name", { exact: true }).fill("Niall Walsh");
      await expect(sums(page)).toHaveText(why);
      await enter(page);
      await expect(page.getByRole("form", { name: "Customer" }).getByText(why)).toBeVisible();
      await page.getByText("Delivery", { exact: true }).click();
      await expect(page.getByText(why)).toHaveCount(0);
      await expect(sums(page)).toContainText("−€9.90");
      await owner.patch("/api/admin/settings", { deliveryPrice: "", collection: false });
      const codes = await read("/api/admin/discounts");
      const { id } = codes.find(({ code }: { code: string }) => code === "FREEPOST");
      await page.request.delete(`/api/admin/discounts/${id}`);
    });

    await test.step("a customer gives it on a phone, by the keyboard alone", async () => {
      await bringCart(page, [[{ ...part, images: [] }, 1]]);
      await shop.visit("/cart");
      await page.getByRole("button", { name: "Discount code" }).press("Enter");
      const field = page.getByLabel("Discount code");
      await expect(field).toBeFocused();
      await field.pressSequentially("nothing");
      await field.press("Enter");
      await expect(summary(page).getByRole("alert")).toHaveText("This code is not valid");
      await expect(field).toBeFocused();
      await field.fill("spring10");
      await field.press("Enter");
      await expect(summary(page).getByRole("alert")).toHaveText(
        "This code is for orders from €80.00 of goods",
      );
      await page.getByRole("button", { name: "Increase quantity" }).click();
      await expect(summary(page)).toContainText("Subtotal€100.00");
      await field.press("Enter");
      await expect(summary(page)).toContainText("Discount (SPRING10)−€10.00");
      await expect(page.getByRole("button", { name: "Remove the code SPRING10" })).toBeFocused();
      await expectNoSeriousFindings(page);
      await shop.expectNoSidewaysScroll();
    });

    const { order } = await test.step("the order has it", async () => {
      await goInside(page, "/checkout");
      await expect(page.getByText("Discount (SPRING10)")).toBeVisible();
      await fillCheckout(page);
      const placed = await placeAndRead(page);
      await expect(page.getByRole("heading", { name: "Order Confirmed" })).toBeVisible();
      await expect(page.getByText("Discount (SPRING10)")).toBeVisible();
      return placed;
    });
    const id = (order as unknown as { id: string }).id;

    const number = await test.step("mail, invoice and list agree", async () => {
      const { mails } = await read(`/api/admin/mails?search=${order.orderNumber}`);
      const received = mails.find(({ kind }: { kind: string }) => kind === "order-received");
      const mail = await read(`/api/admin/mails/${received.id}`);
      expect(mail.bodyText).toContain("Discount (SPRING10)");
      expect(mail.bodyText).toContain("−€10.00");
      expect(mail.bodyText).toContain(`€${order.total}`);
      const issued = await page.request.post(`/api/admin/orders/${id}/documents`, {
        data: { kind: "invoice" },
      });
      const { name, total } = await issued.json();
      expect(total).toBe(order.total);
      await shop.visit("/admin/discounts");
      const row = page.getByRole("listitem").filter({ hasText: "SPRING10" });
      await expect(row).toContainText("1 use, €10.00");
      await expect(row).toContainText("no uses left");
      return name;
    });

    await test.step("Find knows the invoice's number and the code", async () => {
      await page.keyboard.press("Control+k");
      await page.getByRole("combobox").fill(number);
      await expect(page.getByRole("option", { name: `Invoice ${number}` })).toHaveAttribute(
        "aria-selected",
        "true",
      );
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(`/admin/orders/${id}`);
      await page.keyboard.press("Control+k");
      await page.getByRole("combobox").fill("spring10");
      await page.getByRole("option", { name: "SPRING10 Switched on" }).click();
      await expect(page).toHaveURL(/\/admin\/discounts#/);
    });

    await test.step("it is deleted, and undone", async () => {
      await page.getByRole("button", { name: "Delete SPRING10" }).click();
      await page.getByRole("button", { name: "Delete code" }).click();
      await expect(page.getByText("No discount codes yet")).toBeVisible();
      await page.getByRole("button", { name: "Undo" }).click();
      await expect(page.getByText("SPRING10", { exact: true })).toBeVisible();
    });
    const [{ id: discount }] = await read("/api/admin/discounts");
    await page.request.delete(`/api/admin/discounts/${discount}`);
    await owner.patch("/api/admin/settings", { legalName: "", vatNumber: "", address: "Kilkenny, Ireland" });
  });
});
