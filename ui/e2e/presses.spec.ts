import type { BrowserContext, Page } from "@playwright/test";
import { ADMIN_PASSWORD, PHONE } from "../playwright.config";
import { mailSettings } from "./admin/trade-verbs";
import { card } from "./catalogue-verbs";
import { expect, Shop, test } from "./fixtures";
import { goInside } from "./go";
import { Presses } from "./presses";
import { withShop } from "./server";

/** An invoice needs this from the workshop. Its owner has entered it once. */
const SELLER = {
  legalName: "Pitlane Ltd",
  address: "1 Quay, Kilkenny",
  vatNumber: "IE6388047V",
  phone: "056 555 0100",
  labourPrice: "65.00",
};

const SAMPLE = "data/sample/images";
const PICTURES = ["wheel-bronze", "wheel-forged", "wheel-black-pair"].flatMap((name) =>
  ["side", "detail"].map((view) => `product-${name}-${view}`),
);
const OPTIONS = [
  ["52 mm", "3"],
  ["60 mm", "2"],
  ["67 mm", "1"],
] as const;

interface Counted {
  task: string;
  most: number;
  pressed: string[];
}

/** A shop with the sample's enquiries, quotes and jobs, and the presses of each task in it. */
test("the main tasks of a day take few presses", async ({ browser, mailServer }) => {
  const counted: Counted[] = [];
  await withShop(["--sample"], async ({ url }) => {
    const owner = await browser.newContext({ baseURL: url, viewport: { width: 1366, height: 700 } });
    const phone = await browser.newContext({ baseURL: url, viewport: PHONE, hasTouch: true, isMobile: true });
    const count = async (task: string, most: number, act: Act, [page, presses]: Counting) => {
      await act(page, presses);
      counted.push({ task, most, pressed: presses.take() });
    };
    await owner.request.post("/api/admin/login", { data: { password: ADMIN_PASSWORD } });
    await owner.request.patch("/api/admin/settings", { data: { ...mailSettings(mailServer), ...SELLER } });
    const office = await openAt(owner, "/admin/today");
    await count("enquiry to sent quote", 11, sendQuote, office);
    await count("accepted quote to a bay", 3, bookBay, office);
    await count("arrival to invoice and collection", 9, finishJob, office);
    await count("a part with 3 options and 6 pictures", 8, addPart, office);
    await count("chooser to checkout, 390 px", 7, buyPart, await openAt(phone, "/"));
    for (const context of [owner, phone]) await context.close();
  });
  console.log(tableOf(counted));
  for (const { task, most, pressed } of counted) {
    expect(pressed.length, `${task}: ${pressed.join(" · ")}`).toBeLessThanOrEqual(most);
  }
});

type Act = (page: Page, presses: Presses) => Promise<void>;
type Counting = [Page, Presses];

/** Open a page of the shop, on which the presses are counted. */
async function openAt(context: BrowserContext, path: string): Promise<Counting> {
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const presses = await Presses.countOn(page);
  await new Shop(page).visit(path);
  return [page, presses];
}

/** Send a quote from Today: a service of the menu, a part and an hour of work. */
async function sendQuote(page: Page, { press, type }: Presses) {
  await press(page.getByRole("link", { name: /without an answer/ }));
  await press(page.getByRole("link", { name: /Niamh Doyle/ }));
  await press(page.getByRole("button", { name: "Quote", exact: true }));
  const field = page.getByRole("combobox", { name: "Add a service" });
  for (const [words, found] of [
    ["window tinting small", /^Window Tinting, Small car/],
    ["carbon window film", /^Carbon Window Film/],
    ["1 h Take the old film off", /Take the old film off/],
  ] as const) {
    await type(field, words);
    const choices = page.getByRole("listbox", { name: "To add" }).getByRole("option");
    await press(choices.filter({ hasText: found }).first());
  }
  await expect(page.getByRole("list", { name: "Lines of the quote" }).getByRole("listitem")).toHaveCount(3);
  await press(page.getByRole("button", { name: "Send by e-mail" }));
  await press(page.getByRole("dialog").getByRole("button", { name: "Send", exact: true }));
  await expect(page.getByRole("button", { name: "Change" })).toBeVisible();
}

/** Book a bay from Today, until the job's page shows the times as booked. Which bay is free first depends on the day. */
async function bookBay(page: Page, { press }: Presses) {
  await goInside(page, "/admin/today");
  await press(page.getByRole("link", { name: /accepted quote to book/ }));
  await press(page.getByRole("link", { name: /Declan Byrne/ }));
  await press(page.getByRole("button", { name: "Book job and bay" }));
  await expect(page.getByRole("region", { name: "Appointments" })).toContainText(/, Bay \d/);
}

/** Finish a job from its page: its car arrives, is worked on, paid and collected. */
async function finishJob(page: Page, { press }: Presses) {
  await goInside(page, "/admin/jobs");
  await press(page.getByRole("link", { name: /Róisín Murphy/ }));
  const status = page.getByRole("region", { name: "Status" });
  const step = (name: string) => press(status.getByRole("button", { name, exact: true }));
  for (const name of ["Mark arrived", "Begin work", "Mark ready"]) await step(name);
  const dialog = page.getByRole("dialog");
  await step("Make invoice…");
  await press(dialog.getByRole("button", { name: "Make invoice" }));
  await expect(dialog).toBeHidden();
  await step("Take payment");
  await press(dialog.getByRole("button", { name: "Take payment" }));
  await expect(dialog).toBeHidden();
  await step("Mark collected");
  await expect(page.getByText("The car has been collected")).toBeVisible();
}

/** Buy a part from the home page: a model is chosen, and a part that fits it is brought to the checkout. */
async function buyPart(page: Page, { press, type }: Presses) {
  const ways = page.locator("#shop");
  await ways.scrollIntoViewIfNeeded();
  // Until the section's script is loaded, which then fetches the brands, the link leads to another page.
  await expect(ways.getByRole("link", { name: "Volkswagen" })).toBeVisible();
  await press(ways.getByRole("link", { name: "Choose brand and model" }));
  const dialog = page.getByRole("dialog", { name: "Your vehicle" });
  await type(dialog.getByLabel("Find your vehicle"), "golf mk7");
  await press(dialog.getByRole("button", { name: /Golf Mk7/ }).first());
  await press(dialog.getByRole("button", { name: "Use this vehicle" }));
  const kit = "Sixpot 345 Front Brake Kit, Volkswagen Group";
  await press(card(page, kit).getByRole("link", { name: kit, exact: true }));
  await press(page.getByRole("button", { name: "Add to Cart" }));
  await press(page.getByRole("link", { name: /^Cart/ }));
  await press(page.getByRole("link", { name: "Proceed to Checkout" }));
  await expect(page.getByRole("heading", { level: 1, name: "Checkout" })).toBeVisible();
}

/** Add a part with three options and six pictures from Today. The dialog of the browser for files is not counted. */
async function addPart(page: Page, { press, type }: Presses) {
  await goInside(page, "/admin/today");
  await press(page.getByRole("link", { name: "Catalogue", exact: true }));
  await press(page.getByRole("link", { name: "Add Product" }));
  await type(page.getByLabel("Name", { exact: true }), "Boost Gauge");
  await page.keyboard.press("Tab");
  await page.keyboard.insertText("Shows the pressure of your turbo in bar.");
  await page.keyboard.press("Tab");
  await page.keyboard.insertText("89.00");
  await press(page.getByLabel("Category", { exact: true }));
  await page.getByLabel("Category", { exact: true }).selectOption("Car Accessories");
  const choosing = page.waitForEvent("filechooser");
  await press(page.getByText("Add pictures", { exact: true }));
  await (await choosing).setFiles(PICTURES.map((name) => `${SAMPLE}/${name}-320.webp`));
  await press(page.getByText("More", { exact: true }));
  const options = page.getByRole("region", { name: "Options" });
  await press(options.getByRole("button", { name: "Add option" }));
  for (const [place, [name, stock]] of OPTIONS.entries()) {
    await expect(options.getByLabel(`Name of option ${place + 1}`)).toBeFocused();
    await page.keyboard.insertText(name);
    await page.keyboard.press("Tab");
    await page.keyboard.insertText(stock);
    if (place < OPTIONS.length - 1) await page.keyboard.press("Enter");
  }
  await press(page.getByRole("button", { name: "Create product" }));
  await expect(page).toHaveURL(/\/admin\/dashboard/, { timeout: 60_000 });
  const { options: stored, images } = await (await page.request.get("/api/products/boost-gauge")).json();
  expect([stored.length, images.length]).toEqual([OPTIONS.length, PICTURES.length]);
}

function tableOf(counted: Counted[]): string {
  const rows = counted.map(
    ({ task, most, pressed }) => `${task.padEnd(36)}${pressed.length} of ${most}\n    ${pressed.join(" · ")}`,
  );
  return ["", "Presses (typing is none):", ...rows, ""].join("\n");
}
