import type { Page } from "@playwright/test";
import type { DialogFacts } from "./dialog-facts";

/** A dialog of the program: the screen that has it, and the buttons that lead to it, one after the other. */
export interface DialogRow {
  title: RegExp;
  at: (facts: DialogFacts) => string;
  press?: (string | RegExp)[];
  /** Does what is needed before it opens. */
  before?: (page: Page, facts: DialogFacts) => Promise<void>;
  /** What is needed begins on the screen as the dialog before left it. */
  goesOn?: boolean;
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
const jobs = () => "/admin/jobs";
/** A list of a few products is laid out sooner than one of all. */
const products = () => "/admin/dashboard?search=lowline";
const job = ({ job }: DialogFacts) => `/admin/jobs/${job}`;
const contact = ({ contact }: DialogFacts) => `/admin/contacts/${contact}`;
const vehicles = () => "/admin/vehicles";
const paid = ({ paidOrder }: DialogFacts) => `/admin/orders/${paidOrder}`;
const done = ({ doneOrder }: DialogFacts) => `/admin/orders/${doneOrder}`;
const till = () => "/admin/till";
const open = ({ openOrder }: DialogFacts) => `/admin/orders/${openOrder}`;

/**
 * Each body of the back office's dialogs has a row. The frame is one, and so are the buttons of all questions
 * (`ConfirmDialog`) and of all forms (`DialogForm`): of those the longest stand for the others. Only a shop without
 * vehicles has the starter list: `fitment.spec.ts`.
 */
export const DIALOGS: DialogRow[] = [
  { title: /^Find$/, at: jobs, press: [/^Find/] },
  { title: /^Keyboard shortcuts$/, at: jobs, before: pressQuestionMark, goesOn: true },
  { title: /^New job/, at: jobs, press: ["New job"] },
  { title: /^Edit 2 products/, at: products, before: tickTwo, press: ["Bulk edit"] },
  { title: /^Change the prices/, at: products, before: tickTwo, press: ["Change prices…"] },
  { title: /^Put 2 products on sale/, at: products, before: tickTwo, press: ["Put on sale…"] },
  { title: /^Labels for 2 products/, at: products, before: tickTwo, press: ["Print labels…"] },
  { title: /^Copy vehicles to/, at: products, before: tickTwo, press: ["Copy vehicles from…"] },
  { title: /^Stock of/, at: products, before: typeMovedStock, goesOn: true },
  { title: /cannot be deleted/, at: vehicles, press: [/^Delete /] },
  { title: /^\d+ models? of/, at: vehicles, before: pasteModels, goesOn: true },
  { title: /^Change order/, at: open, press: ["Change"] },
  { title: /^Cancel order/, at: open, press: ["Cancel order"] },
  { title: /^Payment for order/, at: open, press: ["Take payment"] },
  { title: /^Undo sale/, at: till, press: [/Undo sale/] },
  { title: /^Take back of order/, at: till, before: findSale, goesOn: true, press: [] },
  { title: /^Which part is/, at: till, before: typeUnknownNumber, goesOn: true, press: ["Add it to a part"] },
  { title: /^Refund of order/, at: paid, press: ["Refund…"] },
  { title: /^Make an invoice/i, at: paid, press: [/^Make invoice/] },
  { title: /^Add code/, at: () => "/admin/discounts", press: ["Add code"] },
  { title: /^What came back/, at: done, press: ["Take items back…"] },
  { title: /^Which vehicle did it fit/, at: done, press: [/^It fitted…|^Another vehicle…/] },
  { title: /^As the customer/, at: ({ quote }) => `/admin/quotes/${quote}`, press: ["More", "Preview"] },
  { title: /^The calendar on your phone/, at: () => "/admin/calendar", press: ["On your phone…"] },
  { title: /^Book a bay/, at: () => "/admin/calendar", press: ["New appointment"] },
  { title: /^Ask for extra work/, at: job, press: ["Ask for extra work"] },
  { title: /^Blur a part/, at: job, press: [/^Blur a part of/] },
  { title: /^Show in the gallery/, at: job, press: ["Show in the gallery…"] },
  { title: /^From your phone/, at: job, press: ["From your phone"] },
  { title: /^Book a bay/, at: job, before: bookBay, goesOn: true },
  { title: /^Change /, at: contact, press: ["Change"] },
  { title: /^Add template/, at: () => "/admin/contact-messages/templates", press: ["Add template"] },
  {
    title: /^Choose the “before” picture/,
    at: () => "/admin/gallery",
    press: ["Add gallery item", /^Choose the “before” picture/],
  },
  {
    title: /^Photo 1 of 1/,
    at: ({ message }) => `/admin/contact-messages/${message}`,
    press: [/^From the customer, 1/],
  },
  { title: /^Restore this backup/, at: () => "/admin/backups", press: [/^Restore the backup/] },
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

async function pressQuestionMark(page: Page) {
  await page.getByRole("button", { name: "New job" }).waitFor();
  await page.keyboard.press("?");
}

async function pasteModels(page: Page, { brand }: DialogFacts) {
  await page.getByRole("link", { name: brand }).first().click();
  await page.getByRole("button", { name: "Paste a list" }).click();
  const lines = Array.from({ length: 40 }, (_, place) => `Model ${place} 200${place % 10}-2020`).join("\n");
  await page.getByRole("dialog").getByRole("textbox").fill(lines);
  await page.getByRole("dialog").getByRole("button").last().click();
}

/** Sell one piece while the list still shows the number from before. */
async function typeMovedStock(page: Page, { product }: DialogFacts) {
  const { id, name, inventory } = product;
  await page.getByRole("button", { name: `Stock of ${name}: ${inventory}` }).click();
  await page.getByLabel(`Stock of ${name}`, { exact: true }).fill(String(inventory + 12));
  await page.request.patch(`/api/admin/products/${id}`, { data: { inventoryChange: 1 } });
  await page.keyboard.press("Enter");
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
