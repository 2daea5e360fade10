import { bringCart } from "../cart-verbs";
import { findProduct, type ListedProduct, title } from "../catalogue-verbs";
import { fillCheckout } from "../checkout-verbs";
import { expect, expectNoSeriousFindings, test } from "../sample-shop";

const foam = ({ slug }: ListedProduct) => slug === "snow-foam-pre-wash-500-ml";
const BOTH = {
  offerWorkshop: true,
  offerTransfer: true,
  iban: "IE29AIBK93115212345678",
  accountName: "Pitlane Ltd",
  deliveryTime: "2 to 3 working days",
};
const BY_CARD = { offerCard: true, stripeKey: "rk_test_nothingMovesByThisKey" };

test.describe("with ways of paying", () => {
  test.use({ expectedErrors: [/status of 400/] });

  test("a customer chooses how to pay, knows what the button means, and sees what is owed", async ({
    shop,
    page,
    owner,
  }) => {
    const order = page.getByRole("button", { name: "Order with obligation to pay" });
    const choices = page.getByRole("group", { name: "How would you like to pay?" });
    const product = await findProduct(page, foam);

    await test.step("the law's texts stand above the button, and a way must be chosen", async () => {
      await owner.set(BOTH);
      await bringCart(page, [[product, 2]]);
      await shop.visit("/checkout");
      await fillCheckout(page);
      await expect(page.getByText("Demo mode")).toHaveCount(0);
      await expect(page.getByText("No payment is taken")).toHaveCount(0);
      const before = page.getByRole("region", { name: "Before you order" });
      await expect(before).toContainText("Delivery time: 2 to 3 working days");
      await expect(before).toContainText("withdraw from this order within 14 days");
      await expect(before.getByRole("link", { name: "How to withdraw" })).toHaveAttribute(
        "href",
        "/withdraw",
      );
      await order.click();
      await expect(choices).toContainText("Choose how to pay");
      await expect(choices.getByRole("radio").first()).toBeFocused();
      await page.keyboard.press("ArrowDown");
      await expect(choices.getByRole("radio", { name: /Bank transfer/ })).toBeChecked();
      await expect(choices).toContainText("IBAN IE29 AIBK 9311 5212 3456 78");
      await expect(choices).not.toContainText("Choose how to pay");
      await shop.expectFits("main");
    });

    await test.step("a way that was switched off meanwhile is said, and the list is as it is", async () => {
      await owner.set({ offerTransfer: false });
      await order.click();
      await expect(shop.toast("Checkout failed")).toContainText("Choose how to pay");
      await expect(choices.getByRole("radio")).toHaveCount(0);
      await expect(choices).toContainText("You pay in our workshop: Kilkenny, Ireland.");
    });

    await test.step("two presses are one order, whose confirmation says what is owed", async () => {
      await order.dblclick();
      await expect(title(page, "Order Confirmed!")).toBeVisible();
      const payment = page.getByRole("region", { name: "Payment" });
      await expect(payment).toContainText("To pay: €27.50Pay in our workshop.");
      await page.reload();
      await expect(payment).toContainText("To pay: €27.50");
      expect((await findProduct(page, foam)).inventory).toBe(product.inventory - 2);
    });

    await test.step("the page of an order to be transferred has the account and the reference", async () => {
      await owner.set({ ...BOTH, offerWorkshop: false });
      const { id, orderNumber } = await owner.takeOrder(product.id);
      await shop.visit(`/order/${id}`);
      const payment = page.getByRole("region", { name: "Payment" });
      await expect(payment).toContainText(
        `IBANIE29 AIBK 9311 5212 3456 78Copy IBANAccount namePitlane LtdCopy Account nameReference${orderNumber}`,
      );
      await shop.expectFits("main");
    });

    await test.step("by card the customer goes to its page, comes back unpaid, tries again and has paid", async () => {
      await owner.set({ ...BOTH, offerWorkshop: false, offerTransfer: false, ...BY_CARD });
      await bringCart(page, [[product, 1]]);
      await shop.visit("/checkout");
      await fillCheckout(page);
      await expect(page.getByText("Test mode: no money is taken.")).toBeVisible();
      await page.getByRole("button", { name: "Pay now" }).click();
      await page.getByRole("link", { name: "Back" }).click();
      const payment = page.getByRole("region", { name: "Payment" });
      await expect(payment).toContainText("Test mode: no money is taken.Not paid: you left the card page.");
      await expectNoSeriousFindings(page, "main");
      await payment.getByRole("button", { name: "Try again" }).click();
      await page.getByRole("link", { name: "Pay" }).click();
      await expect(payment).toContainText("Paid: nothing to pay");
      await expect(payment).toContainText("Paid by card");
    });
  });
});
