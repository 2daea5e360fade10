import type { Page } from "@playwright/test";
import type { DialogFacts } from "./dialog-facts";

/** A dialog of the program: the screen that has it, and the buttons that lead to it, one after the other. */
export interface DialogRow {
  title: RegExp;
  at: (facts: DialogFacts) => string;
  press?: (string | RegExp)[];
  /** Does what is needed before it opens. */
  before?: (page: Page, facts: DialogFacts) => Promise<void>;
}

const tickTwo = async (page: Page) => {
  await page
    .getByRole("checkbox", { name: /^Select / })
    .nth(1)
    .check();
  await page
    .getByRole("checkbox", { name: /^Select / })
    .nth(2)
    .check();
};
const dashboard = () => "/admin/dashboard";
const job = ({ job }: DialogFacts) => `/admin/jobs/${job}`;
const contact = ({ contact }: DialogFacts) => `/admin/contacts/${contact}`;
const vehicles = () => "/admin/vehicles";
const brand = ({ brand }: DialogFacts) => `/admin/vehicles?brand=${brand}`;
const categories = () => "/admin/categories";
const product = ({ product }: DialogFacts) => `/admin/products/${product}`;
const paid = ({ paidOrder }: DialogFacts) => `/admin/orders/${paidOrder}`;
const done = ({ doneOrder }: DialogFacts) => `/admin/orders/${doneOrder}`;
const till = () => "/admin/till";
const tillDay = () => "/admin/till/days";
const open = ({ openOrder }: DialogFacts) => `/admin/orders/${openOrder}`;

/**
 * Each shape of the back office's dialogs has a row: of those that are a title, a sentence and two buttons
 * (`ConfirmDialog`) or some short fields (`RowDialog`), a few stand for all.
 */
export const DIALOGS: DialogRow[] = [
  { title: /^Find$/, at: dashboard, press: [/^Find/] },
  { title: /^Keyboard shortcuts$/, at: dashboard, before: pressQuestionMark },
  { title: /^Edit 2 products/, at: dashboard, before: tickTwo, press: ["Bulk edit"] },
  { title: /^Change the prices/, at: dashboard, before: tickTwo, press: ["Change prices…"] },
  { title: /^Put 2 products on sale/, at: dashboard, before: tickTwo, press: ["Put on sale…"] },
  { title: /^Labels for 2 products/, at: dashboard, before: tickTwo, press: ["Print labels…"] },
  { title: /^Copy vehicles to/, at: dashboard, before: tickTwo, press: ["Copy vehicles from…"] },
  { title: /^Delete 2 products/, at: dashboard, before: tickTwo, press: ["Bulk delete"] },
  { title: /^Stock of/, at: dashboard, before: typeMovedStock },
  { title: /^Leave without saving/, at: product, before: retitle, press: [] },
  { title: /./, at: product, press: [/^Years and note of/] },
  { title: /^Copy vehicles to/, at: product, press: ["Copy from…"] },
  { title: /^Picture of/, at: categories, press: [/^(Choose|Change) picture/] },
  { title: /^Add category/, at: categories, press: ["Add category"] },
  { title: /^Delete .*\?$/, at: categories, press: [/^Delete /] },
  { title: /^Delete|cannot be deleted/, at: vehicles, press: [/^Delete /] },
  { title: /^Starter list/, at: vehicles, before: emptyVehicles, press: ["Add from the starter list"] },
  { title: /^Models of/, at: brand, press: ["Paste a list"] },
  { title: /^\d+ models? of/, at: brand, before: pasteModels },
  { title: /^Engines of/, at: brand, press: [/ngines? of /, "Paste engines"] },
  { title: /^Add maker/, at: () => "/admin/manufacturers", press: ["Add maker"] },
  { title: /^Add code/, at: () => "/admin/discounts", press: ["Add code"] },
  { title: /^Change order/, at: open, press: ["Change"] },
  { title: /^Cancel order/, at: open, press: ["Cancel order"] },
  { title: /^Payment for order/, at: open, press: ["Take payment"] },
  { title: /^Refund of order/, at: paid, press: ["Refund…"] },
  { title: /^Make an invoice/i, at: paid, press: [/^Make invoice/] },
  { title: /^Make a credit/i, at: paid, before: invoiceOrder, press: [/^Credit invoice/] },
  { title: /^What came back/, at: done, press: ["Take items back…"] },
  { title: /^Which vehicle did it fit/, at: done, press: [/^It fitted…|^Another vehicle…/] },
  { title: /^Take back$/, at: till, press: ["Take back"] },
  { title: /^Take back of order/, at: till, before: findSale, press: [] },
  { title: /^Undo sale/, at: till, press: [/Undo sale/] },
  { title: /^Which part is/, at: till, before: typeUnknownNumber, press: ["Add it to a part"] },
  { title: /^Cash in or out/, at: tillDay, press: ["Cash in or out"] },
  { title: /^Close the day/, at: tillDay, press: ["Close the day"] },
  { title: /^Refuse withdrawal/, at: () => "/admin/withdrawals?show=new", press: ["Refuse"] },
  { title: /^As the customer/, at: ({ quote }) => `/admin/quotes/${quote}`, press: ["More", "Preview"] },
  { title: /^Send quote/, at: ({ quote }) => `/admin/quotes/${quote}`, press: ["Send by e-mail"] },
  { title: /^New job/, at: () => "/admin/jobs", press: ["New job"] },
  { title: /^New customer/, at: () => "/admin/jobs", press: ["New job", "New customer"] },
  { title: /^(Deposit|Payment) for job/, at: job, press: [/^Take (payment|deposit)/] },
  { title: /^Refund of job/, at: job, press: ["Refund…"] },
  { title: /^Ask for extra work/, at: job, press: ["Ask for extra work"] },
  { title: /^Blur a part/, at: job, press: [/^Blur a part of/] },
  { title: /^Show in the gallery/, at: job, press: ["Show in the gallery…"] },
  { title: /^From your phone/, at: job, press: ["From your phone"] },
  { title: /^The calendar on your phone/, at: () => "/admin/calendar", press: ["On your phone…"] },
  { title: /^Book a bay/, at: () => "/admin/calendar", press: ["New appointment"] },
  { title: /^Book a bay/, at: job, before: bookBay },
  { title: /^Add service/, at: () => "/admin/services", press: ["Add service"] },
  { title: /^Add customer/, at: () => "/admin/contacts", press: ["Add customer"] },
  { title: /^Change /, at: contact, press: ["Change"] },
  { title: /^Add car/, at: contact, press: ["Add car"] },
  {
    title: /^Photo 1 of 1/,
    at: ({ message }) => `/admin/contact-messages/${message}`,
    press: [/^From the customer, 1/],
  },
  { title: /^Add template/, at: () => "/admin/contact-messages/templates", press: ["Add template"] },
  { title: /^Add gallery item/, at: () => "/admin/gallery", press: ["Add gallery item"] },
  {
    title: /^Choose the “before” picture/,
    at: () => "/admin/gallery",
    press: ["Add gallery item", /^Choose the “before” picture/],
  },
  { title: /^Restore this backup/, at: () => "/admin/backups", press: [/^Restore the backup/] },
  {
    title: /^Erase /,
    at: () => "/admin/settings/privacy",
    before: findPerson,
    press: ["Erase this person"],
  },
];

/** Find the sale of which pieces come back. */
async function findSale(page: Page, { soldOrder }: DialogFacts) {
  await page.getByRole("button", { name: "Take back" }).click();
  await page.getByLabel("Number on the receipt").fill(soldOrder);
  await page.keyboard.press("Enter");
}

/** Type a number that no part has. */
async function typeUnknownNumber(page: Page) {
  await page.getByRole("combobox", { name: /^Scan, or type/ }).fill("NO-SUCH-77");
  await page.keyboard.press("Enter");
}

/** Type a text that is not saved yet. */
async function retitle(page: Page) {
  await page.getByLabel("Name", { exact: true }).fill("Not saved");
  await page.getByRole("link", { name: "Sales" }).first().click();
}

async function pressQuestionMark(page: Page) {
  await page.getByRole("link", { name: "Add Product" }).waitFor();
  await page.keyboard.press("?");
}

/** Show a shop that has no vehicles yet. */
async function emptyVehicles(page: Page) {
  await page.route("**/api/admin/vehicles", (route) => route.fulfill({ json: [] }));
  await page.reload();
}

async function findPerson(page: Page) {
  await page.getByLabel("E-mail address of the person").fill("nora@example.ie");
  await page.getByRole("button", { name: "Find", exact: true }).click();
}

async function pasteModels(page: Page) {
  await page.getByRole("button", { name: "Paste a list" }).click();
  const lines = Array.from({ length: 40 }, (_, place) => `Model ${place} 200${place % 10}-2020`).join("\n");
  await page.getByRole("dialog").getByRole("textbox").fill(lines);
  await page.getByRole("dialog").getByRole("button").last().click();
}

/** Sell one piece while the list still shows the number from before. */
async function typeMovedStock(page: Page, { product }: DialogFacts) {
  const { name, inventory } = await (await page.request.get(`/api/products/${product}`)).json();
  await page.goto(`/admin/dashboard?search=${encodeURIComponent(name)}`);
  await page.getByRole("button", { name: `Stock of ${name}: ${inventory}` }).click();
  await page.getByLabel(`Stock of ${name}`, { exact: true }).fill(String(inventory + 12));
  await page.request.patch(`/api/admin/products/${product}`, { data: { inventoryChange: 1 } });
  await page.keyboard.press("Enter");
}

/** Show the order with an invoice. A real one would name the shop, which other tests leave unnamed. */
async function invoiceOrder(page: Page, { paidOrder }: DialogFacts) {
  const issuedAt = "2026-03-02T10:00:00Z";
  const invoice = { id: "1", kind: "invoice", name: "2026-1", issuedAt, total: "1.00", refersTo: null };
  await answerAlso(page, `**/api/admin/orders/${paidOrder}`, { documents: [invoice] });
  await page.reload();
}

/** Book a bay, up to the step after it, at which the customer can be informed of the day. */
async function bookBay(page: Page) {
  const dialog = page.getByRole("dialog");
  await page.getByRole("link", { name: "Another time" }).click();
  await dialog.getByRole("button", { name: "Choose the time yourself" }).click();
  await dialog.getByLabel("Day", { exact: true }).fill("2032-05-03");
  await dialog.getByLabel("From").fill("10:00");
  await dialog.getByLabel("To", { exact: true }).fill("12:00");
  await dialog.getByRole("button", { name: "Book" }).click();
  await dialog.getByRole("button", { name: "Text to pass on" }).click();
  await dialog.getByLabel("Text for the customer").waitFor();
}

/** The server's own answers, with other values in them. */
async function answerAlso(page: Page, path: string, values: object) {
  await page.route(path, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ...values } });
  });
}
