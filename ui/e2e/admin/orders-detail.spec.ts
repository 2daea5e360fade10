import type { Page } from "@playwright/test";
import { expect, expectNoSeriousFindings, test } from "../fixtures";
import { goInside } from "../go";
import { aName, buy, moveOrder, signIn, stockOf, wellStocked } from "./incoming-verbs";

const STEPS = [
  "Confirm order",
  "Ready to collect",
  "Mark as shipped",
  "Complete order",
  "Back to confirmed",
  "Cancel order",
  "Take items back…",
];

const panel = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const step = (page: Page, name: string) => panel(page, "Status").getByRole("button", { name, exact: true });

async function expectSteps(page: Page, ...names: string[]) {
  await expect(panel(page, "Status").getByRole("button")).toHaveText(
    STEPS.filter((name) => names.includes(name)),
    // A button has its waiting label too, invisible.
    { useInnerText: true },
  );
}

/** Note for the order's line that it fitted a car, read what visitors get to know of it, and undo it. */
async function expectItFitted(page: Page, productId: string) {
  const items = panel(page, "Items");
  await items.getByRole("button", { name: /^It fitted…/ }).click();
  await page.getByLabel("Find the vehicle").fill("golf");
  await page.getByRole("dialog").getByRole("listitem").first().getByRole("button").click();
  await expect(items.getByText(/^Fitted to .*Golf.*, \w+ 20\d\d$/)).toBeVisible();
  // Its words on the product's page: fitted-words.test.ts.
  const fitting: { name: string; fittedMonth: string | null }[] = await (
    await page.request.get(`/api/products/${productId}/models`)
  ).json();
  expect(fitting.filter(({ fittedMonth }) => fittedMonth).map(({ name }) => name)).toEqual([
    expect.stringContaining("Golf"),
  ]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(items.getByRole("button", { name: /^It fitted…/ })).toBeVisible();
  await expect(items.getByText(/^Fitted to/)).toHaveCount(0);
}

/** Let the page hear nothing of new orders, whose toast would take the place of the one that is looked for. */
const silence = (page: Page) =>
  page.route("**/api/admin/orders/feed", (route) =>
    route.fulfill({ json: { newest: 0, pending: 0, newEnquiries: 0 } }),
  );

test.beforeEach(({ page }) => signIn(page));

// An order that another tab moved, and one that does not exist.
test.use({ expectedErrors: /status of (404|409)/ });

test("an order shows what it has and goes from pending to completed by the allowed steps, back and forth, with its history", async ({
  shop,
  page,
  context,
}) => {
  test.setTimeout(180_000);
  // The page must not learn of an order that another tab moved, either.
  await silence(page);
  const noted = await buy(page.request, aName());

  await test.step("shows the lines, the sums, the customer, copies the address, and prints a packing slip", async () => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const name = aName();
    const [first, second] = await wellStocked(page.request);
    if (!first || !second) throw new Error("Too little is left in stock");
    const order = await buy(page.request, name, [
      [first, 2],
      [second, 1],
    ]);
    await shop.visit(`/admin/orders/${order.id}`);
    const lines = panel(page, "Items").getByRole("row");
    await expect(lines).toHaveCount(3);
    await expect(lines.nth(1)).toContainText(first.name);
    await expect(lines.nth(1).locator("img")).toHaveJSProperty("complete", true);
    await expect(panel(page, "Items")).toContainText(order.total.split(".")[1] ?? "");
    await expect(page.getByText(order.id)).toBeVisible();
    const customer = panel(page, "Customer");
    await expect(customer.getByRole("link", { name: "@example.ie" })).toHaveAttribute(
      "href",
      /^mailto:customer/,
    );
    await expect(customer.getByRole("link", { name: "+353" })).toHaveAttribute("href", "tel:+353861234567");
    await page.getByRole("button", { name: "Copy address" }).click();
    await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${name}\n12 High Street\nKilkenny\nR95 X0X0`,
    );
    await shop.expectFits();

    await test.step("prints a packing slip without prices, and nothing else", async () => {
      await page.evaluate(() => {
        window.print = () => document.body.setAttribute("data-printed", "");
      });
      await page.getByRole("button", { name: "Print packing slip" }).click();
      await expect(page.locator("body[data-printed]")).toBeVisible();
      await page.emulateMedia({ media: "print" });
      const slip = page.getByRole("article");
      await expect(slip.getByRole("heading", { name: `Packing slip ${order.orderNumber}` })).toBeVisible();
      await expect(slip).toContainText(name);
      await expect(slip).toContainText("12 High Street");
      await expect(slip.getByRole("cell", { name: order.items[0]?.productName ?? "" })).toBeVisible();
      await expect(slip.getByRole("columnheader", { name: "Place" })).toBeVisible();
      const paper = page.locator("body");
      await expect(paper).toContainText("Pitlane", { useInnerText: true });
      for (const unwanted of ["€", "Status", "History"]) {
        await expect(paper).not.toContainText(unwanted, { useInnerText: true });
      }
      await expect(page.getByRole("banner")).toBeHidden();
      await page.emulateMedia({ media: null });
    });
  });

  await test.step("a step on an order that another tab moved is explained, and an order that does not exist leads back", async () => {
    const order = await buy(page.request, aName());
    await goInside(page, `/admin/orders/${order.id}`);
    await expectSteps(page, "Confirm order", "Cancel order");
    await step(page, "Cancel order").click();
    await moveOrder(page, order.id, "confirmed");
    // It is allowed from both, yet not what was asked about.
    await page.getByRole("dialog").getByRole("button", { name: "Cancel order" }).click();
    const toast = shop.toast("Failed to update order");
    await expect(toast).toContainText("It is confirmed by now, and was not set to cancelled.");
    await expect(page.getByRole("dialog")).toBeHidden();
    await expectSteps(page, "Ready to collect", "Mark as shipped", "Cancel order");

    await test.step("an order that does not exist leads back to the list", async () => {
      await goInside(page, "/admin/orders/00000000-0000-4000-8000-000000000000");
      await expect(page.getByRole("heading", { name: "Order not found" })).toBeVisible();
      await page.getByRole("link", { name: "Show all orders" }).click();
      await expect(page).toHaveURL(/\/admin\/orders$/);
    });
  });

  await test.step("goes from pending to completed by the steps that are allowed, each kept with its time", async () => {
    const order = await buy(page.request, aName());
    await goInside(page, `/admin/orders/${order.id}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Order ${order.orderNumber}`);
    await expectSteps(page, "Confirm order", "Cancel order");
    await step(page, "Confirm order").click();
    await expect(shop.toast(`Order ${order.orderNumber}: Confirmed`)).toBeVisible();
    await expectSteps(page, "Ready to collect", "Mark as shipped", "Cancel order");
    await step(page, "Ready to collect").click();
    await expectSteps(page, "Complete order", "Back to confirmed", "Cancel order");
    await step(page, "Complete order").click();
    await expectSteps(page, "Take items back…");
    await expect(panel(page, "Status")).toContainText("This order is completed.");
    const history = panel(page, "History and notes").getByRole("listitem");
    await expect(history).toContainText(["Order placed", "Confirmed", "Ready to collect", "Completed"]);
    for (const entry of await history.all()) await expect(entry.locator("time")).toBeVisible();
    await expectItFitted(page, order.items[0]?.productId ?? "");
    await step(page, "Take items back…").click();
    await page.getByRole("dialog").getByRole("spinbutton").first().fill("1");
    await page.getByRole("button", { name: "Put back into stock" }).click();
    await expect(page.getByText("1 came back")).toBeVisible();
    await expect(history.last()).toContainText("Returned, and back in stock: 1 ×");
  });

  await test.step("a step taken by mistake is undone from its toast, before anybody is told", async () => {
    const order = await buy(page.request, aName());
    await moveOrder(page, order.id, "confirmed");
    await goInside(page, `/admin/orders/${order.id}`);
    await step(page, "Ready to collect").click();
    await shop
      .toast(`Order ${order.orderNumber}: Ready to collect`)
      .getByRole("button", { name: "Undo" })
      .click();
    await expect(shop.toast(`Order ${order.orderNumber}: Confirmed`)).toContainText(
      "the customer was not told",
    );
    await expectSteps(page, "Ready to collect", "Mark as shipped", "Cancel order");
    const history = panel(page, "History and notes").getByRole("listitem");
    await expect(history).toContainText(["Order placed", "Confirmed", "Ready to collect", "Step undone."]);
  });

  await test.step("cancelling asks first, says that the stock goes back, and puts it back", async () => {
    const [product] = await wellStocked(page.request);
    if (!product) throw new Error("Nothing is left in stock");
    const order = await buy(page.request, aName(), [[product, 2]]);
    const left = await stockOf(page.request, product.id);
    await goInside(page, `/admin/orders/${order.id}`);
    await step(page, "Cancel order").click();
    const question = page.getByRole("dialog", { name: `Cancel order ${order.orderNumber}?` });
    await expect(question).toContainText(`Goes back into stock:2 × ${product.name}`);
    await expect(question.getByRole("button", { name: "Keep order" })).toBeFocused();
    await question.getByRole("button", { name: "Keep order" }).click();
    await expect(question).toBeHidden();
    expect(await stockOf(page.request, product.id)).toBe(left);
    await step(page, "Cancel order").click();
    await question.getByRole("button", { name: "Cancel order" }).click();
    await expect(shop.toast(`Order ${order.orderNumber}: Cancelled`)).toBeVisible();
    await expectSteps(page);
    expect(await stockOf(page.request, product.id)).toBe(left + 2);
  });

  await test.step("money is taken and goes back with its piece, all by keyboard", async () => {
    const order = await buy(page.request, aName());
    await goInside(page, `/admin/orders/${order.id}`);
    const payment = panel(page, "Payment");
    await expect(payment).toContainText("No payment recorded.");
    await payment.getByRole("button", { name: "Take payment" }).press("Enter");
    await page.getByRole("dialog").getByLabel("Amount in €").press("Enter");
    await expect(payment).toContainText("Paid");
    await payment.getByRole("button", { name: "Refund…" }).press("Enter");
    const question = page.getByRole("dialog", { name: `Refund of order ${order.orderNumber}` });
    await question.getByRole("spinbutton").fill("1");
    await question.getByRole("checkbox", { name: /^Tell the customer/ }).uncheck();
    await expect(question.getByRole("checkbox", { name: /return them to stock/ })).toBeChecked();
    await question.getByRole("button", { name: "Refund" }).press("Enter");
    await expect(question.getByLabel("Reason", { exact: true })).toBeFocused();
    await expectNoSeriousFindings(page);
    await page.keyboard.type("Wrong size");
    await page.keyboard.press("Enter");
    await expect(payment).toContainText("Wrong size");
    await expect(page.getByText("1 came back")).toBeVisible();
    await page.getByRole("link", { name: "All orders" }).click();
    await page.getByRole("combobox", { name: "Payment" }).selectOption("refunded");
    await expect(page).toHaveURL(/payment=refunded/);
    await expect(page.getByRole("row").filter({ hasText: order.orderNumber })).toContainText("Refunded");
  });

  await test.step("items that came back lead on to the refund of what was paid for them", async () => {
    const order = await buy(page.request, aName());
    await moveOrder(page, order.id, "confirmed", "ready", "completed");
    await goInside(page, `/admin/orders/${order.id}`);
    await panel(page, "Payment").getByRole("button", { name: "Take payment" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Take payment" }).click();
    await step(page, "Take items back…").click();
    await page.getByRole("dialog").getByRole("spinbutton").first().fill("1");
    await page.getByLabel("Note", { exact: true }).fill("Too long");
    await page.getByRole("button", { name: "Put back into stock" }).click();
    const refund = page.getByRole("dialog", { name: `Refund of order ${order.orderNumber}` });
    await expect(refund.getByRole("spinbutton")).toHaveValue("1");
    await expect(refund.getByLabel("Reason", { exact: true })).toHaveValue("Too long");
    await expect(refund.getByRole("checkbox", { name: /return them to stock/ })).toHaveCount(0);
    await refund.getByRole("button", { name: "Refund" }).click();
    await expect(panel(page, "Payment")).toContainText("Too long");
    await expect(page.getByText("1 came back")).toBeVisible();
    await expect(refund).toBeHidden();
    // Whoever opens the order anew is not led on again.
    await page.reload();
    await expect(page.getByText("1 came back")).toBeVisible();
    await expect(refund).toBeHidden();
  });

  await test.step("keeps internal notes among the changes", async () => {
    await goInside(page, `/admin/orders/${noted.id}`);
    const add = page.getByRole("button", { name: "Add note" });
    await expect(add).toBeDisabled();
    await page.getByLabel("Internal note").fill("Rang, collects on Friday");
    await add.click();
    const entries = panel(page, "History and notes").getByRole("listitem");
    await expect(entries.last()).toContainText("Rang, collects on Friday");
    await expect(page.getByLabel("Internal note")).toHaveValue("");
    await expectSteps(page, "Confirm order", "Cancel order");
  });

  await test.step("keeps a parcel's tracking", async () => {
    await expect(panel(page, "Parcel")).toHaveCount(0);
    await step(page, "Confirm order").click();
    await page.getByLabel("Tracking").fill("RR123456789IE");
    await page.getByRole("button", { name: "Save tracking" }).click();
    await expect(page.getByRole("button", { name: "Save tracking" })).toBeDisabled();
    // The button is disabled while it saves, too.
    const saved = () => page.request.get(`/api/admin/orders/${noted.id}`);
    await expect.poll(async () => (await (await saved()).json()).tracking).toBe("RR123456789IE");
  });

  await test.step("a tracking that was typed but not saved goes along when the order is shipped", async () => {
    await page.getByLabel("Tracking").fill(" RR987654321IE ");
    await step(page, "Mark as shipped").click();
    await expectSteps(page, "Complete order", "Back to confirmed", "Cancel order");
    await expect(page.getByRole("button", { name: "Save tracking" })).toBeDisabled();
    const { mails } = await (await page.request.get("/api/admin/mails")).json();
    const { id } = mails.find(
      (mail: { kind: string; orderNumber: string }) =>
        mail.kind === "order-shipped" && mail.orderNumber === noted.orderNumber,
    );
    const mail = await (await page.request.get(`/api/admin/mails/${id}`)).json();
    expect(mail.bodyText).toContain("Tracking: RR987654321IE");
  });

  await test.step("makes a receipt, for the owner's list and the customer's page", async () => {
    const order = await buy(page.request, aName());
    await goInside(page, `/admin/orders/${order.id}`);
    await expect(panel(page, "Documents")).toContainText(
      "You can make a receipt as soon as a payment is recorded.",
    );
    await panel(page, "Payment").getByRole("button", { name: "Take payment" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Take payment" }).click();
    await panel(page, "Documents").getByRole("button", { name: "Make receipt…" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByLabel("Name", { exact: true })).not.toHaveValue("");
    await expectNoSeriousFindings(page);
    const name = (legalName: string) => page.request.patch("/api/admin/settings", { data: { legalName } });
    await name("Byrne Parts");
    await dialog.getByRole("button", { name: "Make receipt" }).click();
    const receipt = panel(page, "Documents").getByRole("link", { name: /^Receipt DEMO-\d{4}/ });
    await expect(receipt).toHaveAttribute("href", /\.pdf$/);
    await name("");
    await goInside(page, "/admin/documents");
    await page.getByLabel("Search documents").fill(order.orderNumber);
    await expect(page.getByRole("table", { name: "Documents" }).getByRole("row")).toHaveCount(2);
    await goInside(page, `/order/${order.id}`);
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: /^Receipt DEMO-/ }).click();
    expect((await download).suggestedFilename()).toMatch(/^receipt-DEMO-\d{4}\.pdf$/);
  });

  await test.step("a collection names no address, needs no tracking, and adds up", async () => {
    const [product] = await wellStocked(page.request);
    const bought = { productId: product?.id, quantity: 1 };
    const placed = await page.request.post("/api/admin/orders", {
      data: { items: [bought], customerName: aName(), deliveryMethod: "collection" },
    });
    const { order } = await placed.json();
    await moveOrder(page, order.id, "confirmed");
    await goInside(page, `/admin/orders/${order.id}`);
    await expectSteps(page, "Ready to collect", "Cancel order");
    await expect(panel(page, "Parcel")).toHaveCount(0);
    await expect(panel(page, "Items").getByRole("term")).toHaveText([
      "Subtotal",
      "Collection",
      "Tax (10%)",
      "Total",
    ]);
    await expect(panel(page, "Collection")).toContainText("Collection: Pitlane");
    await expect(panel(page, "Customer").getByRole("link")).toHaveCount(0);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("article")).toContainText("Collected by");
  });
});
