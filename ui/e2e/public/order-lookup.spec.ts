import { findProduct, type ListedProduct, title } from "../catalogue-verbs";
import { expect, expectNoSeriousFindings, test } from "../sample-shop";

const foam = ({ slug }: ListedProduct) => slug === "snow-foam-pre-wash-500-ml";
const SAME =
  "If the number and the e-mail belong to an order, the workshop will answer to that e-mail address.";

// What is refused or lost on its way: ui/src/pages/tests/order-lookup.test.tsx.
test("a customer finds the form and asks; who knows the order and who does not get the same answer", async ({
  shop,
  page,
  owner,
}) => {
  await test.step("the footer leads to it, and both fields are asked for", async () => {
    await shop.visit("/cart");
    await page.getByRole("contentinfo").getByRole("link", { name: "Find your order" }).click();
    await expect(title(page, "Find your order")).toBeVisible();
    await page.getByRole("button", { name: "Ask about my order" }).click();
    await expect(page.getByLabel("Order number")).toHaveAccessibleDescription(
      /Please enter your order number/,
    );
    await expect(page.getByLabel("Email")).toHaveAccessibleDescription(/Please enter a valid email address/);
    await expect(page.getByLabel("Order number")).toBeFocused();
    await expectNoSeriousFindings(page, "main");
    await shop.expectNoSidewaysScroll();
  });

  await test.step("who knows the number and the e-mail and who does not get the same answer", async () => {
    const { orderNumber } = await owner.takeOrder((await findProduct(page, foam)).id);
    for (const number of [orderNumber, "999999"]) {
      await page.getByLabel("Order number").fill(number);
      await page.getByLabel("Email").fill("aoife.byrne@example.ie");
      await page.getByRole("button", { name: "Ask about my order" }).click();
      await expect(page.getByRole("heading", { name: "The workshop has your question" })).toBeFocused();
      await expect(page.getByRole("main")).toContainText(SAME);
      if (number === orderNumber) await expectNoSeriousFindings(page, "main");
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(page.getByLabel("Order number")).toHaveValue(number);
    }
  });
});
