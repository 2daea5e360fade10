import { buy, signIn } from "../admin/incoming-verbs";
import { expect, expectNoSeriousFindings, Shop, test } from "../fixtures";

test("a customer withdraws without script, by keyboard, on a narrow phone; the owner decides", async ({
  shop,
  page,
  browser,
  baseURL,
}) => {
  const order = await buy(page.request, "Orla Whelan");
  await shop.visit(`/order/${order.id}`);
  const link = page.getByRole("main").getByRole("link", { name: "Withdraw from contract here" });
  await expect(link).toHaveAttribute("href", `/withdraw?order=${order.id}`);
  const phone = await browser.newContext({
    viewport: { width: 360, height: 740 },
    ...(baseURL ? { baseURL } : {}),
  });
  const plain = await phone.newPage();
  // No script of ours is ever loaded. With scripts switched off the scan for accessibility could not run
  // either.
  await plain.route(/\.js$/, (route) => route.abort());

  // The link is in what a browser shows before, or without, any script.
  await plain.goto("/cart");
  await plain.getByRole("contentinfo").getByRole("link", { name: "Withdraw from contract here" }).click();
  await expect(plain).toHaveURL("/withdraw");
  await expect(plain.getByRole("link", { name: "Skip to content" })).not.toBeInViewport();
  await plain.getByLabel("Your name").focus();
  await plain.keyboard.type("Orla Whelan");
  await plain.keyboard.press("Tab");
  await plain.keyboard.type("orla.whelan");
  await plain.keyboard.press("Enter");
  await expect(plain.getByLabel("E-mail")).toHaveAccessibleDescription(/Please enter a valid email address/);
  await expectNoSeriousFindings(plain);
  await new Shop(plain).expectNoSidewaysScroll();

  await plain.goto(`/order/${order.id}`);
  await plain.getByRole("contentinfo").getByRole("link", { name: "Withdraw from contract here" }).click();
  await expect(plain).toHaveURL(`/withdraw?order=${order.id}`);
  await expect(plain.getByLabel("Your name")).toHaveValue("Orla Whelan");
  await expectNoSeriousFindings(plain);
  await plain.getByRole("button", { name: "Continue" }).press("Enter");
  await expect(plain.getByRole("main")).toContainText(
    `I, Orla Whelan, hereby withdraw from my contract of sale: order ${order.orderNumber}.`,
  );
  await expectNoSeriousFindings(plain);
  await plain.getByRole("button", { name: "Confirm withdrawal" }).press("Enter");
  await expect(plain.getByRole("heading", { name: "Withdrawal received" })).toBeVisible();
  await new Shop(plain).expectNoSidewaysScroll();
  // Neither a reload nor the way back asks to send a form again.
  await plain.reload();
  await expect(plain.getByRole("heading", { name: "Withdrawal received" })).toBeVisible();
  await plain.goBack();
  await expect(plain.getByRole("heading", { name: "Check your statement" })).toBeVisible();
  await phone.close();

  await shop.visit(`/order/${order.id}`);
  await expect(page.getByRole("heading", { name: "Withdrawal received" })).toBeVisible();
  await expect(link, "nothing is left to withdraw from").toHaveCount(0);

  await signIn(page);
  const paid = { amount: order.total, method: "cash" };
  await page.request.post(`/api/admin/orders/${order.id}/payments`, { data: paid });
  await shop.visit("/admin/withdrawals?show=new");
  const statement = page.getByRole("article", { name: /^Withdrawal/ }).filter({ hasText: order.orderNumber });
  await expect(statement).toContainText("14 days left to pay back");
  await expect(statement).toContainText("Sent from the order's own page");
  await expectNoSeriousFindings(page);
  await statement.getByRole("button", { name: "Accept" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Accept" }).click();
  await expect(statement).toHaveCount(0);
  await expect(page.locator("#main"), "the focus, when the button has gone").toBeFocused();
  await page.locator("label", { hasText: "Accepted" }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await shop.expectNoSidewaysScroll();
  await statement.getByRole("link", { name: "Refund…" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Refund" }).click();
  await expect(page.getByText(/^Withdrawal \d+ done: €/)).toBeVisible();
  await shop.expectNoSidewaysScroll();
  await shop.visit("/admin/withdrawals?show=done");
  await expect(statement).toContainText("Done");
});
