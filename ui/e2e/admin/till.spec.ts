import type { Page } from "@playwright/test";
import { goInside } from "../go";
import type { Owner } from "./admin-verbs";
import { scan } from "./scanner-verbs";
import { expect, expectNoSeriousFindings, mailSettings, test } from "./trade-verbs";

const SELLER = { legalName: "Byrne Parts Limited", address: "1 Mill Street, Kilkenny", taxMode: "included" };
/** Numbers of no other test: those of a worker have one shop. */
const BARCODES = ["5012345678900", "96385074", "036000291452"];
/** The sales of the test: of three parts each, so many by card and by cash and card. */
const SALES = 3;

/** Hold back what the till reads. Returns what lets it come. */
async function holdTill(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/admin/till", async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

const field = (page: Page) => page.getByRole("combobox", { name: /^Scan, or type/ });
const total = (page: Page) => page.locator(".till-total output");
const cents = (text: string) => Math.round(Number(text.replace(/[€,]/g, "")) * 100);

/** Give three parts barcodes that no other test has. Returns their ids with what all three cost. */
async function numberParts(owner: Owner) {
  const { name: category } = await owner.category();
  const prices = ["10.00", "4.95", "0.07"];
  const parts = [];
  for (const [place, price] of prices.entries()) {
    const part = await owner.product({ category, price, inventory: 50 });
    const ean = BARCODES[place];
    if (place < 2) await owner.patch(`/api/admin/products/${part.id}`, { ean });
    else await giveOptions(owner, part.id, ean);
    parts.push(part);
  }
  return parts;
}

/** Let a part come in two options, of which one has a barcode. */
async function giveOptions(owner: Owner, id: string, ean: string | undefined) {
  const options = [
    { name: "Left", ean, inventory: 50 },
    { name: "Right", inventory: 5 },
  ];
  const answer = await owner.page.request.put(`/api/admin/products/${id}/options`, { data: { options } });
  expect(answer.status()).toBe(200);
}

test.describe("the till", () => {
  test.use({ expectedErrors: [/status of 4\d\d/] });

  test("three sales by keyboard and scanner, one undone, one taken back, and the day is €0.50 short; then a sale with lines of one's own", async ({
    owner,
    shop,
    page,
    mailServer,
  }) => {
    test.setTimeout(120_000);
    const read = async (path: string) => (await page.request.get(path)).json();
    const parts = await numberParts(owner);
    const { name: category } = await owner.category();
    const part = await owner.product({ category, price: "10.00", inventory: 1 });
    const brand = await owner.brand();
    const model = await owner.model(brand.id);
    await owner.patch("/api/admin/settings", { ...SELLER, ...mailSettings(mailServer) });
    const stocks = async () => {
      const found = await Promise.all(parts.map(({ id }) => read(`/api/products/${id}`)));
      return found.map(({ inventory }) => inventory);
    };
    await page.addInitScript(() => {
      const counted = window as unknown as { printed: number };
      counted.printed = 0;
      window.print = () => {
        counted.printed += 1;
        window.dispatchEvent(new Event("afterprint"));
      };
    });

    await test.step("the first day asks to read the notice, and begins with the cash in the till", async () => {
      await shop.visit("/admin/orders");
      await expect(page.getByRole("heading", { name: "Orders", exact: true })).toBeVisible();
      await page.keyboard.press("g");
      await page.keyboard.press("k");
      await expect(page.getByRole("heading", { name: "Till", exact: true })).toBeVisible();
      await expect(page.getByText("This till is not a certified fiscal device.")).toBeVisible();
      await page.getByLabel("Cash in the till, in €").fill("100,00");
      await page.keyboard.press("Enter");
      await expect(page.getByRole("alert")).toHaveText(
        "Please read the notice on fiscal devices and tick it first",
      );
      await page.getByRole("checkbox", { name: "I have read this" }).press("Space");
      await expectNoSeriousFindings(page);
      await page.getByLabel("Cash in the till, in €").press("Enter");
      await expect(field(page)).toBeFocused();
    });

    await test.step("a scanner may type into another field, and ten scans in half a second are counted", async () => {
      for (let scans = 0; scans < 10; scans++) await scan(page, BARCODES[1] as string);
      await expect(page.getByRole("textbox", { name: /^Quantity of/ })).toHaveValue("10");
      await page.getByRole("textbox", { name: "Discount on all" }).focus();
      await scan(page, BARCODES[0] as string);
      await expect(page.getByRole("list", { name: "Lines of the sale" }).getByRole("listitem")).toHaveCount(
        2,
      );
      await expect(page.getByRole("textbox", { name: "Discount on all" })).toHaveValue("");
      await expect(total(page)).toHaveText("€59.50");
      await page.getByRole("heading", { name: "Till", exact: true }).click();
      await scan(page, "GK-77");
      await expect(page.getByText("No part has the number GK-77.")).toBeVisible();
      await page.getByRole("button", { name: "Dismiss GK-77" }).press("Enter");
      await field(page).focus();
      await scan(page, "4006381333932");
      await expect(page.getByText("4006381333932 was misread: its last digit does not match")).toBeVisible();
      await scan(page, "NOSUCH-77");
      await expect(page.getByText("No part has the number NOSUCH-77.")).toBeVisible();
      await expect(page.getByRole("button", { name: "Add it to a part" })).toBeVisible();
      await shop.expectFits();
    });

    await test.step("it is put aside, taken up again, and what is too little is said", async () => {
      await field(page).press("F9");
      await expect(page.getByText(/ and 1 more · €59\.50$/)).toBeVisible();
      await expect(total(page)).toHaveText("€0.00");
      await page.getByRole("button", { name: "Take up" }).press("Enter");
      await expect(total(page)).toHaveText("€59.50");
      await expect(page.getByRole("button", { name: "Take up" })).toHaveCount(0);
      await field(page).press("F2");
      await expect(page.getByLabel("Cash given")).toBeFocused();
      await page.keyboard.type("5", { delay: 60 });
      await expect(page.getByText("€5.00 is €54.50 less than the €59.50 to pay in cash.")).toBeVisible();
      await page.keyboard.press("Enter");
      await page.keyboard.press("Escape");
      await expect(field(page)).toBeFocused();
      await field(page).press("Delete");
      await field(page).press("Delete");
      await expect(total(page)).toHaveText("€0.00");
      await page.getByRole("button", { name: "Dismiss NOSUCH-77" }).press("Enter");
      await field(page).focus();
    });

    const before = await stocks();
    const figures = await readFigures(page);
    const printed = () => page.evaluate(() => (window as unknown as { printed: number }).printed);
    const paid = { cash: 0, terminal: 0 };

    await test.step("sales of three parts are made by the keyboard alone", async () => {
      await page.getByRole("radio", { name: "80 mm" }).press("Space");
      await field(page).focus();
      for (let sale = 0; sale < SALES; sale++) {
        for (const number of BARCODES) await scan(page, number);
        if (sale === 0) await scan(page, "3*");
        const sum = sale === 0 ? 1516 : 1502;
        await expect(total(page)).toHaveText(`€${(sum / 100).toFixed(2)}`);
        const isSplit = sale % 4 === 1;
        await page.keyboard.press(isSplit ? "F4" : "F2");
        if (isSplit) await page.getByLabel("Cash given").focus();
        await expect(page.getByLabel("Cash given")).toBeFocused({ timeout: 3000 });
        await page.keyboard.type(isSplit ? "5" : "20", { delay: 45 });
        await page.keyboard.press("Enter");
        const change = page.getByRole("status").filter({ hasText: "Change" });
        await expect(change).toContainText(isSplit ? "€0.00" : `€${((2000 - sum) / 100).toFixed(2)}`);
        await expect(field(page)).toBeFocused();
        paid.cash += isSplit ? 500 : sum;
        paid.terminal += isSplit ? sum - 500 : 0;
      }
      await expect.poll(printed).toBe(SALES);
      expect(await stocks()).toEqual([before[0] - SALES, before[1] - SALES, before[2] - SALES - 2]);
    });

    await test.step("the last one is undone, and a piece of another comes back", async () => {
      await field(page).press("F10");
      const question = page.getByRole("dialog", { name: /^Undo sale / });
      await expect(question).toContainText("Give the customer back €");
      const letTillBeRead = await holdTill(page);
      await question.getByRole("button", { name: "Undo the sale" }).press("Enter");
      await expect(shop.toast("is undone")).toBeVisible();
      await expect(question, "it does not wait for what is read again").toBeHidden();
      await expect(field(page)).toBeFocused();
      letTillBeRead();
      paid.cash -= 1502;
      const receipts = await read("/api/admin/documents?kind=receipt");
      const { name: number } = receipts.documents.at(-1) ?? receipts.documents[0];
      await page.getByRole("button", { name: "Take back" }).press("Enter");
      await page.getByLabel("Number on the receipt").fill(number);
      await page.keyboard.press("Enter");
      const first = page.getByRole("dialog", { name: /^Take back of order/ });
      await first
        .getByRole("textbox", { name: /^Pieces of/ })
        .first()
        .fill("1");
      await page.keyboard.press("Enter");
      await expect(first.getByRole("button", { name: "Pay back €10.00" })).toBeVisible();
      await shop.expectFits();
      await first.getByRole("button", { name: "Pay back €10.00" }).press("Enter");
      const paper = page.getByRole("dialog", { name: "Pay back €10.00 in cash" });
      await expect(paper).toContainText(/The customer’s paper is refund \d+-R1\./);
      await expect.poll(printed).toBe(SALES + 1);
      await shop.expectFits();
      await paper.getByRole("button", { name: "Done" }).press("Enter");
      paid.cash -= 1000;
      expect(await stocks()).toEqual([before[0] - SALES + 2, before[1] - SALES + 1, before[2] - SALES - 1]);
    });

    await test.step("the day is closed €0.50 short, and sheet, figures and file agree", async () => {
      await page.getByRole("link", { name: "The day" }).press("Enter");
      await page.getByRole("button", { name: "Cash in or out" }).press("Enter");
      await page.getByLabel("Amount in €").fill("20");
      await page.getByLabel("Reason").fill("Stamps");
      await page.keyboard.press("Enter");
      const sheet = page.getByRole("region", { name: "Sheet of the day" });
      await expect(sheet).toContainText("Stamps");
      await page.getByRole("button", { name: "Close the day" }).press("Enter");
      await page.getByLabel("Cash counted, in €").focus();
      await scan(page, BARCODES[1] as string);
      await expect(shop.toast("A scanner typed here")).toBeVisible();
      await expect(page.getByLabel("Cash counted, in €")).toHaveValue("");
      const counted = 10000 + paid.cash - 2000 - 50;
      await page.getByLabel("Cash counted, in €").fill((counted / 100).toFixed(2));
      await page.keyboard.press("Enter");
      await expect(sheet).toContainText("€0.50 is missing in the till.");
      await shop.expectFits();
      const [{ id }] = (await read("/api/admin/till/days")).days;
      const { sums, difference } = await read(`/api/admin/till/days/${id}`);
      expect(difference).toBe("-0.50");
      expect([sums.sales, sums.undone]).toEqual([SALES - 1, 1]);
      const byWay = Object.fromEntries(
        sums.ways.map((way: { method: string; total: string }) => [way.method, cents(way.total)]),
      );
      expect(byWay).toEqual(paid);
      const now = await readFigures(page);
      const total = paid.cash + paid.terminal;
      expect([now.gross - figures.gross, now.tax - figures.tax]).toEqual([total, cents(sums.tax)]);
      await compareWithFile(page, total, sums);
    });

    await test.step("the till is closed then, and the next day begins with what was counted", async () => {
      await goInside(page, "/admin/till");
      await expect(page.getByLabel("Cash in the till, in €")).toHaveValue(/^\d+\.\d\d$/);
      await expect(page.getByText("This till is not a certified fiscal device.")).toHaveCount(0);
      await page.getByLabel("Cash in the till, in €").fill("50.00");
      await page.keyboard.press("Enter");
      await expect(field(page)).toBeFocused();
    });

    await test.step("a number that no part has is added to one", async () => {
      const number = `TB-${part.slug.slice(-9)}`;
      await scan(page, number);
      await page.getByRole("button", { name: "Add it to a part" }).press("Enter");
      const dialog = page.getByRole("dialog", { name: /^Which part is/ });
      await dialog.getByLabel("Part, by name or number").fill(part.name);
      await expect(dialog.getByRole("button", { name: `Add ${part.name}` })).toBeVisible();
      await shop.expectFits();
      await dialog.getByRole("button", { name: `Add ${part.name}` }).press("Enter");
      await expect(total(page)).toHaveText("€10.00");
      await expect(field(page)).toBeFocused();
      await scan(page, number);
      await expect(page.getByText("Only 1 in stock.")).toBeVisible();
      await page.keyboard.press("F2");
      await expect(page.getByLabel("Cash given"), "no money is asked for what is short").toHaveCount(0);
      await page.getByRole("button", { name: "It is here: count 1 in" }).press("Enter");
      await expect(page.getByText("Only 1 in stock.")).toHaveCount(0);
      await scan(page, "NONE-SUCH");
      await expect(page.getByText("No part has the number NONE-SUCH.")).toBeVisible();
      await page.getByRole("button", { name: "Dismiss NONE-SUCH" }).press("Enter");
    });

    await test.step("with the car named, each part says whether it fits", async () => {
      await page.getByRole("button", { name: "For a car" }).press("Enter");
      await page.getByLabel("Brand").selectOption({ label: brand.name });
      await page.getByLabel("Model").selectOption({ label: model.name });
      await page.getByRole("button", { name: "Take this car" }).press("Enter");
      await expect(field(page)).toBeFocused();
      await expect(page.getByText(`For ${brand.name} ${model.name}`)).toBeVisible();
      await expect(page.getByRole("list", { name: "Lines of the sale" })).toContainText("Not confirmed");
      await page.getByRole("button", { name: "Clear the car" }).press("Enter");
    });

    await test.step("hours and a line of one's own have their price, and discounts are typed", async () => {
      await field(page).focus();
      await page.keyboard.type("1.5 h polishing", { delay: 5 });
      await expect(page.getByRole("option", { name: /^Hours: polishing/ })).toBeVisible();
      await page.keyboard.press("Enter");
      await expect(page.getByText("Type the price of polishing, 1.5 h.")).toBeVisible();
      await page.keyboard.type("60", { delay: 60 });
      await page.keyboard.press("Enter");
      await expect(field(page)).toBeFocused();
      await expect(total(page)).toHaveText("€80.00");
      await page.getByRole("textbox", { name: `Discount on ${part.name}` }).fill("lots");
      await expect(page.getByText("“lots” is no discount.")).toBeVisible();
      await page.getByRole("textbox", { name: `Discount on ${part.name}` }).fill("10%");
      await page.getByRole("textbox", { name: "Discount on all" }).fill("8");
      await page.keyboard.press("Enter");
      await expect(total(page)).toHaveText("€70.00");
    });

    await test.step("the receipt is sent by e-mail, and nothing else", async () => {
      await page.getByRole("radio", { name: "E-mail" }).press("Space");
      await page.getByLabel("Customer’s e-mail").fill("aoife@example.ie");
      await page.keyboard.press("F8");
      await expect(page.getByLabel("Transfer")).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("status").filter({ hasText: "Paid" })).toContainText("€70.00");
      await expect.poll(() => mailServer.mails.some((mail) => mail.includes("aoife@example.ie"))).toBe(true);
      await shop.expectFits();
      const [order] = (await (await page.request.get("/api/admin/orders")).json()).orders;
      await goInside(page, `/admin/orders/${order.id}`);
      await expect(page.getByText("Sold over the counter")).toBeVisible();
      await expect(page.getByText("Discount (at the counter)")).toBeVisible();
      await expect(page.getByRole("button", { name: "Open customer" })).toHaveCount(0);
    });
    const [day] = (await (await page.request.get("/api/admin/till/days")).json()).days;
    await page.request.post(`/api/admin/till/days/${day.id}/close`, { data: { counted: "50.00" } });
  });
});

const recent = () => {
  const [from, to] = [Date.now() - 86_400_000, Date.now()].map((at) =>
    new Date(at).toISOString().slice(0, 10),
  );
  return `from=${from}&to=${to}&basis=received`;
};

/** Return the cents of the sales report, with its tax. */
async function readFigures(page: Page) {
  const { sales } = await (await page.request.get(`/api/admin/reports/sales?${recent()}`)).json();
  return { gross: cents(sales.gross), tax: cents(sales.tax) };
}

/** Expect that the accountant's file has the counter's sales to the cent, with the entry and the difference. */
async function compareWithFile(page: Page, expected: number, sums: { tax: string; total: string }) {
  const answer = await page.request.get(`/api/admin/reports/sales.csv?${recent()}`);
  const rows = (await answer.text()).split("\r\n").map((row) => row.split(","));
  const sold = rows.filter((row) => row[2] === "Counter sale");
  const add = (column: number) => sold.reduce((sum, row) => sum + cents(row[column] ?? ""), 0);
  expect(add(7)).toBe(expected);
  expect(cents(sums.total)).toBe(expected);
  expect(add(6)).toBe(cents(sums.tax));
  expect(rows.some((row) => row[3] === "cash_out" && row[7] === "-20.00" && row[9] === "Stamps")).toBe(true);
  expect(rows.some((row) => row[3] === "till_difference" && row[7] === "-0.50")).toBe(true);
}
