import { findProduct, type ListedProduct, title } from "../catalogue-verbs";
import { expect, expectNoSeriousFindings, test } from "../sample-shop";

const foam = ({ slug }: ListedProduct) => slug === "snow-foam-pre-wash-500-ml";
const SAME =
  "If the number and the e-mail belong to an order, the workshop will answer to that e-mail address.";

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
    await expectNoSeriousFindings(page);
    await shop.expectNoSidewaysScroll();
  });

  await test.step("who knows the number and the e-mail and who does not get the same answer", async () => {
    const { orderNumber } = await owner.takeOrder((await findProduct(page, foam)).id);
    for (const number of [orderNumber, "999999"]) {
      await shop.visit("/order-lookup");
      await page.getByLabel("Order number").fill(number);
      await page.getByLabel("Email").fill("aoife.byrne@example.ie");
      await page.getByRole("button", { name: "Ask about my order" }).click();
      await expect(page.getByRole("heading", { name: "The workshop has your question" })).toBeFocused();
      await expect(page.getByRole("main")).toContainText(SAME);
    }
    await expectNoSeriousFindings(page);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByLabel("Order number")).toHaveValue("999999");
  });
});

test.describe("refused on purpose", () => {
  test.use({ expectedErrors: [/status of (400|429)|net::ERR_FAILED/] });

  test("what is refused or lost is described in plain words, and nothing typed is lost", async ({
    shop,
    page,
  }) => {
    await test.step("too many attempts are told in plain words", async () => {
      await page.route("**/api/orders/lookup", (route) =>
        route.fulfill({
          status: 429,
          headers: { "Retry-After": "600" },
          json: { message: "Too many attempts." },
        }),
      );
      await shop.visit("/order-lookup");
      await page.getByLabel("Order number").fill("1001");
      await page.getByLabel("Email").fill("aoife.byrne@example.ie");
      await page.getByRole("button", { name: "Ask about my order" }).click();
      await expect(page.getByRole("alert")).toContainText("Please wait ten minutes");
      await expect(page.getByLabel("Order number")).toHaveValue("1001");
      await expectNoSeriousFindings(page);
    });

    await page.unrouteAll();

    await test.step("the server's messages stand beside their fields; a lost connection is told", async () => {
      const errors = { orderNumber: "Please enter your order number" };
      await page.route("**/api/orders/lookup", (route) =>
        route.fulfill({ status: 400, json: { message: errors.orderNumber, errors } }),
      );
      await shop.visit("/order-lookup");
      await page.getByLabel("Order number").fill("1001");
      await page.getByLabel("Email").fill("aoife.byrne@example.ie");
      await page.getByRole("button", { name: "Ask about my order" }).click();
      await expect(page.getByLabel("Order number")).toHaveAccessibleDescription(
        /Please enter your order number/,
      );
      await expect(page.getByRole("alert")).toHaveCount(0);
      await page.unroute("**/api/orders/lookup");
      await page.route("**/api/orders/lookup", (route) => route.abort());
      await page.getByRole("button", { name: "Ask about my order" }).click();
      await expect(page.getByRole("alert")).toContainText("Please try again");
    });
  });
});
